/**
 * A whole number of ten or more digits that ends in zeros like these is a part number such as 3e10, changed by a
 * spreadsheet.
 */
const ROUND = /^(\d{1,3})(0{8,})$/;

/**
 * A number of a sheet as text: whole numbers in digits, also if stored as 3.001E3; larger ones as spreadsheets show
 * them.
 */
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
