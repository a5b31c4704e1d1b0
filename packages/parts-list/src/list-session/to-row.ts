import type { Reference } from '../reference/reference.entity.ts';
import { inColour } from '../resolve/offers.ts';
import type { ListRow } from '../resolve/resolved.entity.ts';
import type { Allocation } from '../resolve/allocate-stock.ts';
import type { ResolvedRow } from '../resolve/resolved-row.ts';

/** The cells of a line as written. An element id takes the place of a missing part number. */
export const writtenOf = ({ group: { first } }: ResolvedRow): ListRow['written'] => ({
  part: first.read.part || (first.read.element ?? ''),
  colour: first.read.colour,
  quantity: first.read.quantity,
});

/** A row for display. Created only for visible rows. */
export function toRow(
  row: ResolvedRow,
  { bucket, taken, buy, isLeftOut, isUndecided }: Allocation,
  reference: Reference,
): ListRow {
  const { group, requested, product, variant, offers, edit } = row;
  const written = writtenOf(row);
  return {
    key: group.key,
    bucket,
    lines: group.lines,
    file: group.first.read.file,
    firstLine: group.first.read.line,
    written,
    steps: requested.steps,
    problem: requested.problem,
    near: bucket === 'unread' && requested.part === undefined ? reference.near(edit?.part ?? written.part) : [],
    part: requested.part,
    colour: requested.colour,
    pieces: group.pieces,
    product: product && {
      id: product.id,
      name: product.name,
      number: product.number,
      picture: inColour(product.picture, variant?.colour ?? requested.colour, reference),
    },
    stock: variant?.stock,
    limit: product?.limit,
    offers,
    taken,
    buy,
    isLeftOut,
    isUndecided,
    isEdited: edit !== undefined,
  };
}
