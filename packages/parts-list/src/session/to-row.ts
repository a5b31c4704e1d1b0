import type { Reference } from '../reference/reference.entity.ts';
import { inColour } from '../settle/offers.ts';
import type { ListRow } from '../settle/settled.entity.ts';
import type { Allocation } from '../settle/allocate-stock.ts';
import type { Standing } from '../settle/standing.ts';

/** The cells of a line as they are written. An element id stands for the part where there is no other number. */
export const writtenOf = ({ group: { first } }: Standing): ListRow['written'] => ({
  part: first.read.part || (first.read.element ?? ''),
  colour: first.read.colour,
  quantity: first.read.quantity,
});

/** A row as it is shown. Made for the rows in sight only. */
export function toRow(
  standing: Standing,
  { bucket, taken, buy, isLeftOut, isUndecided }: Allocation,
  reference: Reference,
): ListRow {
  const { group, asked, product, variant, offers, edit } = standing;
  const written = writtenOf(standing);
  return {
    key: group.key,
    bucket,
    lines: group.lines,
    file: group.first.read.file,
    firstLine: group.first.read.line,
    written,
    steps: asked.steps,
    trouble: asked.trouble,
    near: bucket === 'unread' && asked.part === undefined ? reference.near(edit?.part ?? written.part) : [],
    part: asked.part,
    colour: asked.colour,
    pieces: group.pieces,
    product: product && {
      id: product.id,
      name: product.name,
      number: product.number,
      picture: inColour(product.picture, variant?.colour ?? asked.colour, reference),
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
