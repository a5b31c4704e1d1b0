import type { ProductSummary } from '@shop/contracts';

type ShownColour = NonNullable<ProductSummary['part']>['colours'][number];

/** The colour that a card shows and sells: the one of its picture, else the first; undefined without part facts. */
export function shownColour({ picture, part }: Pick<ProductSummary, 'picture' | 'part'>): ShownColour | undefined {
  const pictured = part?.colours.find(
    (colour) =>
      picture.kind === 'part' &&
      colour.picture.kind === 'part' &&
      colour.picture.hex === picture.hex &&
      colour.picture.finish === picture.finish,
  );
  return pictured ?? part?.colours[0];
}
