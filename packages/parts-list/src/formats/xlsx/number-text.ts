/** Whole numbers from ten digits on that end in so many zeros are no part numbers: a spreadsheet made them of text like 3e10. */
const ROUND = /^(\d{1,3})(0{8,})$/;

/** A number of a sheet as text: whole ones in digits, also where it is stored as 3.001E3; one too large for that as spreadsheets show it. */
export function numberText(stored: string): string {
  const digits = /^-?\d+$/.test(stored) ? stored : wholeOf(stored);
  const round = ROUND.exec(digits);
  return round ? exponential(Number(digits)) : digits;
}

function wholeOf(stored: string): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  if (Number.isSafeInteger(number)) return String(number);
  return Math.abs(number) >= 1e10 ? exponential(number) : stored;
}

const exponential = (number: number): string => number.toExponential().replace('e', 'E');
