import type { DeliveryStatus, UnconfirmedReason } from '@shop/chat-client';

/** Why the shopper has to decide about an own message. `reason` is the server's text, absent if it gave none. */
export type DeliveryProblem =
  | { kind: 'refused' | 'notUploaded'; reason?: string }
  | { kind: 'unconfirmed'; reason: UnconfirmedReason };

/** Absent for a message that needs no decision. */
export function deliveryProblem(delivery: DeliveryStatus): DeliveryProblem | undefined {
  switch (delivery.status) {
    case 'refused':
      return { kind: 'refused', reason: delivery.reason };
    case 'unconfirmed':
      return { kind: 'unconfirmed', reason: delivery.reason };
    case 'draft':
      if (delivery.upload.status === 'uploading') return undefined;
      return {
        kind: 'notUploaded',
        reason: delivery.upload.status === 'refused' ? delivery.upload.reason : undefined,
      };
    default:
      return undefined;
  }
}
