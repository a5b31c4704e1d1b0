import type { RepairCartEntry, RepairLine } from '@shop/contracts';
import type { RepairDraft, RepairDraftLine } from './repair-drafts.store.ts';

function toDraftLine(line: RepairLine): RepairDraftLine {
  const columns = { quantity: line.quantity, reason: line.reason, note: line.note };
  return line.kind === 'described'
    ? { ...columns, kind: 'described', id: line.id, description: line.description, photo: line.photo }
    : { ...columns, kind: 'listed', id: line.inventoryId, step: line.step, substitute: line.substitute?.uniqueId };
}

/** The draft with which a request of the cart is changed. */
export const draftOfEntry = ({ id, set, purchase, code, voucher, contact, lines }: RepairCartEntry): RepairDraft => ({
  setNumber: set.number,
  setName: set.name,
  reason: lines.at(-1)?.reason ?? 'missing',
  boughtOn: purchase.boughtOn,
  channel: purchase.channel,
  orderNumber: purchase.orderNumber,
  code,
  hasNoCode: code === '',
  voucher,
  contact,
  lines: lines.map(toDraftLine),
  entryId: id,
});
