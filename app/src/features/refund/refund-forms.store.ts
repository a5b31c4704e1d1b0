import type { RefundForm } from '@shop/design-system/screens/ask-refund';
import type { ReturnForm } from '@shop/design-system/screens/refund';
import { createKept } from '../../session/kept.ts';

type Forms = { asks: Readonly<Record<string, RefundForm>>; returns: Readonly<Record<string, ReturnForm>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isAsk = (value: unknown): value is RefundForm =>
  isRecord(value) &&
  (value.kind === 'money' || value.kind === 'goods') &&
  isRecord(value.wanted) &&
  Object.values(value.wanted).every(Number.isSafeInteger) &&
  typeof value.reason === 'string' &&
  typeof value.explanation === 'string';
const isReturn = (value: unknown): value is ReturnForm =>
  isRecord(value) && [value.carrier, value.number, value.phone].every((text) => typeof text === 'string');
function only<T>(kept: unknown, isIt: (value: unknown) => value is T): Record<string, T> {
  return isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, T] => isIt(entry[1])))
    : {};
}

/** What was filled in and not sent yet: requests for refunds by order id, parcels with goods that go back by refund number. */
export const useRefundForms = createKept<Forms>('refundForms', { asks: {}, returns: {} }, (kept) =>
  isRecord(kept) ? { asks: only(kept.asks, isAsk), returns: only(kept.returns, isReturn) } : undefined,
);

export const keepAsk = (orderId: string, form: RefundForm): void =>
  useRefundForms.setState(({ asks }) => ({ asks: { ...asks, [orderId]: form } }));
export const keepReturn = (refund: string, form: ReturnForm): void =>
  useRefundForms.setState(({ returns }) => ({ returns: { ...returns, [refund]: form } }));
export function forgetForm(kind: keyof Forms, of: string): void {
  const { [of]: _, ...others } = useRefundForms.getState()[kind];
  useRefundForms.setState({ [kind]: others });
}
