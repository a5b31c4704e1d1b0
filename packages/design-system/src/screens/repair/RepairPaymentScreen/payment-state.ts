import type { RepairRequest } from '@shop/contracts';

/** Whether a request can be paid, or why not. */
export type PaymentState = 'unpaid' | 'paid' | 'expired' | 'closed' | 'free';

const CLOSED: ReadonlySet<RepairRequest['status']> = new Set(['rejected', 'cancelled', 'refunded']);

/** `isTimeUp`: whether its payment deadline has passed. A free request is submitted without a payment. */
export function paymentStateOf({ status, isPaid }: RepairRequest, isTimeUp: boolean): PaymentState {
  if (status === 'toPay') return isTimeUp ? 'expired' : 'unpaid';
  if (status === 'expired') return 'expired';
  if (CLOSED.has(status)) return 'closed';
  return isPaid ? 'paid' : 'free';
}
