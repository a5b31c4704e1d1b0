import type { Language } from '@shop/contracts';
import { repairRefusal } from './repair-refusal.ts';
import { repairTermsOf } from './sets/terms.ts';

/** Refuses a message, note or description that is longer than the terms allow. */
export function checkLength(typed: string, language: Language): void {
  const limit = repairTermsOf().maxMessageLength;
  if ([...typed].length > limit) throw repairRefusal('textTooLong', language, { limit });
}
