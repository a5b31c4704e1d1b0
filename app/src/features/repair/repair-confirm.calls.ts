import {
  maskedCode,
  repairCartList,
  repairConfirm,
  repairCreate,
  type CreatedRepairs,
  type RepairConfirmation,
} from '@shop/contracts';
import { CallError } from '../../data/call-error.ts';
import { send } from '../../data/call.ts';
import type { RepairAttempt } from './repair-attempt.store.ts';

/** Requests of the cart, by their ids, and where they are sent to. */
export type ConfirmRequest = { entries: readonly string[]; addressId: string };

const withMaskedCodes = (confirmation: RepairConfirmation): RepairConfirmation => ({
  ...confirmation,
  entries: confirmation.entries.map((entry) => ({ ...entry, code: entry.code && maskedCode(entry.code) })),
});

const gone = (serverMessage?: string) => new CallError(repairConfirm.name, 'gone', { status: 404, serverMessage });

/**
 * The requests priced for an address, with masked codes. A server refuses all of them when one is no longer in the cart:
 * then those that are left are confirmed. Without any it throws `gone`.
 */
export async function confirmRepairs(
  { entries, addressId }: ConfirmRequest,
  signal: AbortSignal,
): Promise<RepairConfirmation> {
  if (entries.length === 0) throw gone();
  const confirm = async (ids: readonly string[]) =>
    withMaskedCodes(
      await send(repairConfirm, { body: { cart_ids: [...ids], addressId: addressId || undefined }, signal }),
    );
  return confirm(entries).catch(async (problem: unknown) => {
    if (!(problem instanceof CallError) || problem.kind !== 'refused') throw problem;
    const inCart = new Set((await send(repairCartList, { signal })).map(({ id }) => id));
    const left = entries.filter((id) => inCart.has(id));
    if (left.length === 0) throw gone(problem.serverMessage);
    if (left.length === entries.length) throw problem;
    return confirm(left);
  });
}

export async function submitRepairs({ orderKey, addressId, message, total }: RepairAttempt): Promise<CreatedRepairs> {
  const created = await send(repairCreate, {
    params: { orderKey },
    body: { addressId, mark: message, pay_price: total },
  });
  return created.kind === 'created' ? created : { ...created, confirmation: withMaskedCodes(created.confirmation) };
}
