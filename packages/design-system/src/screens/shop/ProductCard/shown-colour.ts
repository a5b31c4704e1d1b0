import type { ProductSummary } from '@shop/contracts';

type ShownColour = NonNullable<ProductSummary['part']>['colours'][number];

/** The colour in which a card shows its part and sells it: the one of the picture, else the first; absent without part facts. */
export function shownColour({ picture, part }: ProductSummary): ShownColour | undefined {
  const inPicture = part?.colours.find(
    (colour) =>
      picture.kind === 'part' &&
      colour.picture.kind === 'part' &&
      colour.picture.hex === picture.hex &&
      colour.picture.finish === picture.finish,
  );
  return inPicture ?? part?.colours[0];
}
