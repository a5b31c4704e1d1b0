import * as z from 'zod/mini';
import { count } from '../wire/count.ts';
import { entity } from '../wire/entity.ts';
import { id } from '../wire/id.ts';
import { maybe } from '../wire/maybe.ts';
import { money, type Fen } from '../wire/money.ts';
import { address, picture, type Picture } from '../wire/picture.ts';
import { text } from '../wire/text.ts';
import { inventoryColour, type InventoryColour } from './inventory-colour.entity.ts';
import { REASONS, type RepairReason } from './repair-reason.rules.ts';

/** The agent's decision on a line: pieces granted of those requested, and why not all. */
export type Verdict = {
  granted: number;
  /** '' when everything is granted. */
  reason: string;
  /** The colour that is sent instead; absent when the requested one is. */
  substitute?: string;
};

/** What a line is about: a part of the set's inventory, or one that the shopper describes with words and a photo. */
type Subject =
  | {
      kind: 'listed';
      inventoryId: string;
      name: string;
      partNumber: string;
      shopNumber: string;
      colour: InventoryColour;
      picture: Picture;
      /** Pieces that the set needs. */
      inSet: number;
      /** The step at which the shopper picked it; absent when it was picked from all parts. */
      step?: { bag: number; step: number };
      /** For a part that is out of stock: the similar colour to send, or nothing to wait for the requested one. */
      substitute?: { uniqueId: string; colour: InventoryColour };
    }
  | { kind: 'described'; description: string; photo: string };

/** A line of a repair request. */
export type RepairLine = Subject & {
  id: string;
  quantity: number;
  reason: RepairReason;
  /** '' when the shopper wrote none. */
  note: string;
  /** The price of one particle in a priced request; absent where it is not known. */
  unitPrice?: Fen;
  /** Absent until the request is decided. */
  verdict?: Verdict;
};

const common = {
  id,
  cart_num: count,
  reason: z.enum(REASONS),
  mark: text,
  price: z.optional(money),
  verdict: z.optional(z.object({ num: count, reason: text, substitute: z.optional(z.string()) })),
};
const listed = z.object({
  ...common,
  type: z.literal('listed'),
  inventory_id: id,
  store_name: text,
  part_no: z.string(),
  gds_no: text,
  color: inventoryColour,
  image: picture,
  set_num: count,
  bag: maybe(count),
  step: maybe(count),
  substitute: z.optional(z.object({ product_attr_unique: z.string(), color: inventoryColour })),
});
const described = z.object({ ...common, type: z.literal('described'), describe: text, photo: address });
/** Discriminated: the columns of one kind cannot be encoded from a line of the other. */
const wire = z.discriminatedUnion('type', [listed, described]);
type Wire = z.output<typeof wire>;

const toStep = ({ bag, step }: { bag?: number | undefined; step?: number | undefined }) =>
  bag === undefined || step === undefined ? undefined : { bag, step };

function toSubject(row: Wire): Subject {
  if (row.type === 'described') return { kind: 'described', description: row.describe, photo: row.photo };
  return {
    kind: 'listed',
    inventoryId: row.inventory_id,
    name: row.store_name,
    partNumber: row.part_no,
    shopNumber: row.gds_no,
    colour: row.color,
    picture: row.image,
    inSet: row.set_num,
    step: toStep(row),
    substitute: row.substitute && { uniqueId: row.substitute.product_attr_unique, colour: row.substitute.color },
  };
}

const toLine = (row: Wire): RepairLine => ({
  ...toSubject(row),
  id: row.id,
  quantity: row.cart_num,
  reason: row.reason,
  note: row.mark,
  unitPrice: row.price,
  verdict: row.verdict && {
    granted: row.verdict.num,
    reason: row.verdict.reason,
    substitute: row.verdict.substitute,
  },
});

function fromLine(line: RepairLine): Wire {
  const columns = {
    id: line.id,
    cart_num: line.quantity,
    reason: line.reason,
    mark: line.note,
    price: line.unitPrice,
    verdict: line.verdict && {
      num: line.verdict.granted,
      reason: line.verdict.reason,
      substitute: line.verdict.substitute,
    },
  };
  if (line.kind === 'described')
    return { ...columns, type: 'described', describe: line.description, photo: line.photo };
  return {
    ...columns,
    type: 'listed',
    inventory_id: line.inventoryId,
    store_name: line.name,
    part_no: line.partNumber,
    gds_no: line.shopNumber,
    color: line.colour,
    image: line.picture,
    set_num: line.inSet,
    bag: line.step?.bag,
    step: line.step?.step,
    substitute: line.substitute && {
      product_attr_unique: line.substitute.uniqueId,
      color: line.substitute.colour,
    },
  };
}

export const repairLine = entity(wire, { decode: toLine, encode: fromLine });
