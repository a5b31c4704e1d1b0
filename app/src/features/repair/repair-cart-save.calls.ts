import { readCode, repairCartList, repairCartSave, type RepairCartEntry } from '@shop/contracts';
import { send } from '../../data/call.ts';
import { isUnanswered } from '../../data/outcome.ts';
import type { RepairDraft, RepairDraftLine } from './repair-drafts.store.ts';

/**
 * Saves a request to the repair cart. When no answer comes, the cart is read: a request that arrived is not reported as
 * lost. Otherwise the problem of saving is thrown. Repeating is harmless: a request replaces that of its set and code.
 */
export async function saveRepair(draft: RepairDraft, region: string): Promise<RepairCartEntry> {
  const body = toBody(draft, region);
  return send(repairCartSave, { body }).catch(async (problem: unknown) => {
    const saved = isUnanswered(problem) ? await findSaved(body) : undefined;
    if (saved) return saved;
    throw problem;
  });
}

function toBody(draft: RepairDraft, region: string) {
  if (draft.channel === '') throw new TypeError('A request without a purchase channel cannot be sent.');
  return {
    id: draft.entryId || undefined,
    region_code: region,
    set_no: draft.setNumber,
    purchase: { boughtOn: draft.boughtOn, channel: draft.channel, orderNumber: draft.orderNumber.trim() },
    code: draft.hasNoCode ? '' : readCode(draft.code),
    voucher: draft.voucher,
    contact: draft.contact.trim(),
    list: draft.lines.map(toWireLine),
  };
}
type Body = ReturnType<typeof toBody>;

function toWireLine(line: RepairDraftLine) {
  const columns = { cart_num: line.quantity, reason: line.reason, mark: line.note.trim() };
  if (line.kind === 'described')
    return { ...columns, type: 'described' as const, describe: line.description.trim(), photo: line.photo };
  return {
    ...columns,
    type: 'listed' as const,
    inventory_id: line.id,
    bag: line.step?.bag,
    step: line.step?.step,
    substitute_unique: line.substitute,
  };
}

/** The entry of the cart with exactly what was sent; none if the cart cannot be read either. */
const findSaved = async (body: Body): Promise<RepairCartEntry | undefined> =>
  (await send(repairCartList).catch((): readonly RepairCartEntry[] => [])).find(
    (entry) =>
      (body.id === undefined || entry.id === body.id) &&
      JSON.stringify(contentOfEntry(entry)) === JSON.stringify(contentOfBody(body)),
  );

const contentOfEntry = ({ region, set, code, purchase, voucher, contact, lines }: RepairCartEntry) => [
  [region.code, set.number, code, voucher, contact],
  [purchase.boughtOn, purchase.channel, purchase.orderNumber],
  lines.map((line) => [
    line.kind === 'listed' ? [line.inventoryId, line.substitute?.uniqueId ?? ''] : [line.description, line.photo],
    [line.quantity, line.reason, line.note],
  ]),
];

const contentOfBody = ({ region_code, set_no, code, purchase, voucher, contact, list }: Body) => [
  [region_code, set_no, code, voucher, contact],
  [purchase.boughtOn, purchase.channel, purchase.orderNumber],
  list.map((line) => [
    line.type === 'listed' ? [line.inventory_id, line.substitute_unique ?? ''] : [line.describe, line.photo],
    [line.cart_num, line.reason, line.mark],
  ]),
];
