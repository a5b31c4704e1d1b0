import { phoneError } from '../../../commerce/AddressForm/phone.ts';

export type ContactProblem = 'noContact' | 'badMail' | 'badPhone';

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
/** A number with its country code, as ITU-T E.164 limits it. */
const INTERNATIONAL = /^\+\d{7,15}$/;

/** What is wrong with a phone number or mail address; undefined for one that can be used. */
export function contactProblem(typed: string): ContactProblem | undefined {
  const contact = typed.normalize('NFKC').trim();
  if (contact === '') return 'noContact';
  if (contact.includes('@')) return MAIL.test(contact) ? undefined : 'badMail';
  if (INTERNATIONAL.test(contact.replaceAll(/[\s()-]/g, ''))) return undefined;
  return phoneError(contact) ? 'badPhone' : undefined;
}
