import type { RefundForm } from '@shop/design-system/screens/refund/RequestRefundScreen/RequestRefundScreen';
import type { ReturnForm } from '@shop/design-system/screens/refund/RefundScreen/RefundScreen';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

type Forms = { requests: Readonly<Record<string, RefundForm>>; returns: Readonly<Record<string, ReturnForm>> };

const isRefundForm = (value: unknown): value is RefundForm =>
  isRecord(value) &&
  (value.kind === 'money' || value.kind === 'goods') &&
  isRecord(value.requested) &&
  Object.values(value.requested).every(Number.isSafeInteger) &&
  isText(value.reason) &&
  isText(value.explanation);
const isReturnForm = (value: unknown): value is ReturnForm =>
  isRecord(value) && [value.carrier, value.number, value.phone].every(isText);

/** Forms that are filled in and not sent yet: refund requests by order id, return parcels by refund number. */
export const useRefundForms = createPersistedStore<Forms>('refundForms', { requests: {}, returns: {} }, (stored) =>
  isRecord(stored)
    ? { requests: validEntries(stored.requests, isRefundForm), returns: validEntries(stored.returns, isReturnForm) }
    : undefined,
);

export const saveRequestForm = (orderId: string, form: RefundForm): void =>
  useRefundForms.setState(({ requests }) => ({ requests: { ...requests, [orderId]: form } }));
export const saveReturnForm = (refund: string, form: ReturnForm): void =>
  useRefundForms.setState(({ returns }) => ({ returns: { ...returns, [refund]: form } }));
export function deleteForm(kind: keyof Forms, key: string): void {
  const { [key]: _, ...others } = useRefundForms.getState()[kind];
  useRefundForms.setState({ [kind]: others });
}
