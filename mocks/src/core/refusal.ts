import type { Language } from '@shop/contracts';
import { fill, messagesOf, type Messages } from '../messages/messages.ts';

export type RefusalKey = keyof Messages['refusals'];

/** Body statuses of the observed servers (reference: statuses); every other refusal has 400. */
const STATUSES: Partial<Record<RefusalKey, number>> = {
  tokenMissing: 410000,
  tokenExpired: 410001,
  tokenInvalid: 410002,
  orderNotFound: 410173,
  codeKeyExpired: 401,
  pictureRequired: 402,
};

/** Thrown by a rule that refuses a call. `answer` sends it with this body status and message. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}

/** A refusal in the shopper's language; `values` replace the placeholders of its message. */
export const refusal = (key: RefusalKey, language: Language, values: Record<string, string | number> = {}): Refusal =>
  new Refusal(STATUSES[key] ?? 400, fill(messagesOf(language).refusals[key], values));
