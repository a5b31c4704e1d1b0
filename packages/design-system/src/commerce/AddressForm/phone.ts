/** The validation error of a phone number. */
export type PhoneError = { kind: 'empty' | 'invalid' } | { kind: 'short' | 'long'; digits: number };

const MOBILE_LENGTH = 11;
const MOBILE = /^1[3-9]\d{9}$/;
/** Landlines with area code and extension; Hong Kong, Macao and Taiwan with or without their codes. */
const OTHER_NUMBERS = [/^0\d{2,3}\d{7,8}(?:-\d{1,6})?$/, /^(?:\+?85[23])?[235689]\d{7}$/, /^(?:\+?886|0)9\d{8}$/];

/** The number without spaces and dashes and without the code of mainland China; the dash before an extension stays. */
export function normalizePhone(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/[\s()]/g, '');
  const [, number = text, extension = ''] = /^(0\d{2,3}-?\d{7,8})(-\d{1,6})$/.exec(text) ?? [];
  return number.replaceAll('-', '').replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '') + extension;
}

/** The error of a number, with the digits that are missing or too many in a mobile number. */
export function phoneError(typed: string): PhoneError | undefined {
  const phone = normalizePhone(typed);
  if (phone === '') return { kind: 'empty' };
  if (MOBILE.test(phone) || OTHER_NUMBERS.some((pattern) => pattern.test(phone))) return undefined;
  const missing = MOBILE_LENGTH - phone.length;
  if (!/^1[3-9]\d+$/.test(phone) || missing === 0) return { kind: 'invalid' };
  return missing > 0 ? { kind: 'short', digits: missing } : { kind: 'long', digits: -missing };
}
