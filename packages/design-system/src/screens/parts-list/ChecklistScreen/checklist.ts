import type { Finish, Order, Picture } from '@shop/contracts';
import type { ListRow } from '@shop/parts-list';
import type { NamedColours } from '../colours.ts';

/** One part in one colour to tick off. Texts that are unknown are ''. */
export type ChecklistLine = {
  key: string;
  picture?: Picture | undefined;
  name: string;
  number: string;
  colour: string;
  swatch?: { hex: string; finish: Finish } | undefined;
  /** Pieces; 0 where the list does not say. */
  quantity: number;
  /** What is special: not bought, bought in another quantity than the list says, or refunded in part. */
  note?: { kind: 'notBought' } | { kind: 'wanted' | 'refunded'; pieces: number } | undefined;
};

export type Checklist = {
  /** The name of the list, or the order number. */
  name: string;
  lines: readonly ChecklistLine[];
  /** Lines altogether, of which `lines` may be the first. */
  total: number;
  /** Why names and pictures are missing: they are being requested, or that failed; absent when none is. */
  incomplete?: 'requested' | 'failed' | undefined;
};

/** Lines of a checklist: some forty sheets of paper. A longer list is shown from its beginning. */
export const MAX_CHECKLIST_LINES = 2000;

/** A row of a list as it is bought, else as the list says. */
export function lineOfRow(row: ListRow, colours: NamedColours): ChecklistLine {
  const { key, product, part, written, taken, buy, isLeftOut, pieces } = row;
  const offer = buy && !isLeftOut ? taken?.offer : undefined;
  const wanted = row.colour === 'any' ? undefined : row.colour;
  const colourId = offer ? offer.colour : wanted;
  const colour = colourId === undefined ? undefined : colours.get(colourId);
  return {
    key,
    picture: offer ? offer.picture : product?.picture,
    name: offer ? offer.name : (product?.name ?? ''),
    number: offer ? offer.part : (product?.number ?? part ?? written.part),
    colour: colour?.name ?? (part === undefined ? written.colour : ''),
    swatch: colour && { hex: colour.hex, finish: colour.finish },
    quantity: buy && !isLeftOut ? buy.quantity : pieces,
    note: noteOfRow(row),
  };
}

function noteOfRow({ bucket, buy, isLeftOut, pieces, taken }: ListRow): ChecklistLine['note'] {
  if (bucket === 'waiting') return undefined;
  if (!buy || isLeftOut) return { kind: 'notBought' };
  return buy.quantity === pieces * (taken?.offer.each ?? 1) ? undefined : { kind: 'wanted', pieces };
}

/** The lines of an order. */
export const linesOfOrder = ({ lines }: Pick<Order, 'lines'>): readonly ChecklistLine[] =>
  lines.map(({ id, picture, name, partNumber, colour, quantity, refunded }) => ({
    key: id,
    picture,
    name,
    number: partNumber,
    colour,
    swatch: picture.kind === 'part' ? { hex: picture.hex, finish: picture.finish } : undefined,
    quantity,
    note: refunded > 0 ? { kind: 'refunded', pieces: refunded } : undefined,
  }));
