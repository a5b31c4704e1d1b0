/** The parcel with the goods that go back, as it is filled in. */
export type ReturnForm = { carrier: string; number: string; phone: string };
export const EMPTY_RETURN_FORM: ReturnForm = { carrier: '', number: '', phone: '' };

/** What is wrong with a field. */
export type ReturnProblems = Partial<Record<keyof ReturnForm, 'noCarrier' | 'noNumber' | 'wrongNumber' | 'wrongPhone'>>;

/** The form as it is sent: without blanks around, full-width signs as plain ones, and no blank inside a number. */
export const tidy = ({ carrier, number, phone }: ReturnForm): ReturnForm => ({
  carrier: carrier.trim(),
  number: number.normalize('NFKC').replaceAll(/\s/g, ''),
  phone: phone.normalize('NFKC').trim(),
});

/** What is to be mended before the parcel can be told. The phone number may be left out. */
export function problemsOfReturn(form: ReturnForm): ReturnProblems {
  const { carrier, number, phone } = tidy(form);
  const problems: ReturnProblems = {};
  if (carrier === '') problems.carrier = 'noCarrier';
  if (number === '') problems.number = 'noNumber';
  else if (!/^[A-Za-z0-9-]+$/.test(number)) problems.number = 'wrongNumber';
  if (phone !== '' && !/^[+\d][\d -]{5,19}$/.test(phone)) problems.phone = 'wrongPhone';
  return problems;
}
