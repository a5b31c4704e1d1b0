/** What is wrong with a telephone number. */
export type PhoneFault = { kind: 'empty' | 'strange' } | { kind: 'short' | 'long'; digits: number };

const MOBILE_LENGTH = 11;
const MOBILE = /^1[3-9]\d{9}$/;
/** Area code and number, with an extension; Hong Kong, Macao and Taiwan with or without their codes. */
const OTHERS = [/^0\d{2,3}\d{7,8}(?:-\d{1,6})?$/, /^(?:\+?85[23])?[235689]\d{7}$/, /^(?:\+?886|0)9\d{8}$/];

/** The number as it is dialled: without spaces and dashes, without the code of mainland China; an extension keeps its dash. */
export function toDialled(typed: string): string {
  const text = typed.normalize('NFKC').replaceAll(/[\s()]/g, '');
  const [, number = text, extension = ''] = /^(0\d{2,3}-?\d{7,8})(-\d{1,6})$/.exec(text) ?? [];
  return number.replaceAll('-', '').replace(/^(?:\+86|0086|86(?=1\d{10}$))/, '') + extension;
}

/** Says what to mend; a number that begins like a mobile one is counted in digits. */
export function phoneFault(typed: string): PhoneFault | undefined {
  const phone = toDialled(typed);
  if (phone === '') return { kind: 'empty' };
  if (MOBILE.test(phone) || OTHERS.some((pattern) => pattern.test(phone))) return undefined;
  const missing = MOBILE_LENGTH - phone.length;
  if (!/^1[3-9]\d+$/.test(phone) || missing === 0) return { kind: 'strange' };
  return missing > 0 ? { kind: 'short', digits: missing } : { kind: 'long', digits: -missing };
}
