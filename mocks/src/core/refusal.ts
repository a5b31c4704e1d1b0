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
  readonly #messageIn: ((language: Language) => string) | undefined;
  constructor(status: number, message: string, messageIn?: (language: Language) => string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.#messageIn = messageIn;
  }

  /** The message in a language, if the shop has it in several. */
  messageIn(language: Language): string {
    return this.#messageIn?.(language) ?? this.message;
  }
}

/** A refusal in the shopper's language; `values` replace the placeholders of its message. */
export function refusal(key: RefusalKey, language: Language, values: Record<string, string | number> = {}): Refusal {
  const messageIn = (wanted: Language) => fill(messagesOf(wanted).refusals[key], values);
  return new Refusal(STATUSES[key] ?? 400, messageIn(language), messageIn);
}
