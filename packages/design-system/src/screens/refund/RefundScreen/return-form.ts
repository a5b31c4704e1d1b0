/** The return parcel, as it is filled in. */
export type ReturnForm = { carrier: string; number: string; phone: string };
export const EMPTY_RETURN_FORM: ReturnForm = { carrier: '', number: '', phone: '' };

/** What is wrong with a field. */
export type ReturnProblems = Partial<Record<keyof ReturnForm, 'noCarrier' | 'noNumber' | 'wrongNumber' | 'wrongPhone'>>;

/** The form as it is sent: trimmed, full-width characters converted to ASCII, no spaces inside the tracking number. */
export const normalizeReturn = ({ carrier, number, phone }: ReturnForm): ReturnForm => ({
  carrier: carrier.trim(),
  number: number.normalize('NFKC').replaceAll(/\s/g, ''),
  phone: phone.normalize('NFKC').trim(),
});

/** What to correct before the parcel can be reported. The phone number is optional. */
export function validateReturn(form: ReturnForm): ReturnProblems {
  const { carrier, number, phone } = normalizeReturn(form);
  const problems: ReturnProblems = {};
  if (carrier === '') problems.carrier = 'noCarrier';
  if (number === '') problems.number = 'noNumber';
  else if (!/^[A-Za-z0-9-]+$/.test(number)) problems.number = 'wrongNumber';
  if (phone !== '' && !/^[+\d][\d -]{5,19}$/.test(phone)) problems.phone = 'wrongPhone';
  return problems;
}
