import type { Language } from '@shop/contracts';
import { Refusal } from '../core/refusal.ts';
import { fill, messagesOf, type Messages } from '../messages/messages.ts';

/** A refusal of the repair service in the shopper's language; `values` replace the placeholders of its message. */
export const repairRefusal = (
  key: keyof Messages['repair']['refusals'],
  language: Language,
  values: Record<string, string | number> = {},
): Refusal => new Refusal(400, fill(messagesOf(language).repair.refusals[key], values));
