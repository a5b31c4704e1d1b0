import type { RefundForm } from '@shop/design-system/screens/refund/RequestRefundScreen/RequestRefundScreen';
import type { ReturnForm } from '@shop/design-system/screens/refund/RefundScreen/RefundScreen';
import { createPersistedStore } from '../../session/persisted.ts';

type Forms = { requests: Readonly<Record<string, RefundForm>>; returns: Readonly<Record<string, ReturnForm>> };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRefundForm = (value: unknown): value is RefundForm =>
  isRecord(value) &&
  (value.kind === 'money' || value.kind === 'goods') &&
  isRecord(value.requested) &&
  Object.values(value.requested).every(Number.isSafeInteger) &&
  typeof value.reason === 'string' &&
  typeof value.explanation === 'string';
const isReturnForm = (value: unknown): value is ReturnForm =>
  isRecord(value) && [value.carrier, value.number, value.phone].every((text) => typeof text === 'string');
function onlyValid<T>(persisted: unknown, isValid: (value: unknown) => value is T): Record<string, T> {
  return isRecord(persisted)
    ? Object.fromEntries(Object.entries(persisted).filter((entry): entry is [string, T] => isValid(entry[1])))
    : {};
}

/** Forms that are filled in and not sent yet: refund requests by order id, return parcels by refund number. */
export const useRefundForms = createPersistedStore<Forms>('refundForms', { requests: {}, returns: {} }, (persisted) =>
  isRecord(persisted)
    ? { requests: onlyValid(persisted.requests, isRefundForm), returns: onlyValid(persisted.returns, isReturnForm) }
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
