import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { entity } from '../wire/entity.ts';
import { listOf } from '../wire/list-or-map.ts';
import { inventoryLine, type InventoryLine } from './inventory-line.entity.ts';
import { repairSet, type RepairSet } from './repair-set.entity.ts';

/** A set with all its parts. */
export type RepairInventory = { set: RepairSet; lines: readonly InventoryLine[] };

export const repairInventory = defineCall({
  name: 'repairInventory',
  method: 'GET',
  path: '/supple/set/:setNumber/inventory',
  auth: 'none',
  summary: 'The parts of a set with the bags and steps that use them. Refused for an unknown set.',
  params: z.object({ setNumber: z.string() }),
  answer: entity(z.object({ set: repairSet, list: listOf(inventoryLine) }), {
    decode: (wire): RepairInventory => ({ set: wire.set, lines: wire.list }),
    encode: (inventory) => ({ set: inventory.set, list: [...inventory.lines] }),
  }),
  states: ['the shop repairs sets', 'the set is unknown'],
});
