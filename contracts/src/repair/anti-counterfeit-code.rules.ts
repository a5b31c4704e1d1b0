import { toHalfWidth } from './set-number.rules.ts';

/** Digits and capital letters without those that look alike: 0 and O, 1 and I. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 16;
const GROUP = 4;

/** The letters of a typed or pasted code, in capitals: without spaces, dashes, dots and invisible characters. */
export const readCode = (typed: string): string =>
  toHalfWidth(typed)
    .replaceAll(/[\s\p{Pd}\p{Cf}_.·−]/gu, '')
    .toUpperCase();

/** The sum of Luhn's algorithm modulo 32: the letters count once and twice in turns, `first` for the last letter. */
function luhnSum(letters: string, first: 1 | 2): number {
  const size = CODE_ALPHABET.length;
  return [...letters].toReversed().reduce((sum, letter, index) => {
    const value = CODE_ALPHABET.indexOf(letter) * (index % 2 === 0 ? first : 3 - first);
    return sum + Math.floor(value / size) + (value % size);
  }, 0);
}

/**
 * The last letter of a code whose other letters are given: Luhn's check digit modulo 32. It detects every wrong letter
 * and every swap of neighbours except that of the first and the last letter of the alphabet.
 */
export function checkLetter(letters: string): string {
  const size = CODE_ALPHABET.length;
  return CODE_ALPHABET.charAt((size - (luhnSum(letters, 2) % size)) % size);
}

/** What is wrong with a code as it is typed; absent for a code that can exist. Letters that exist in no code come first. */
export type CodeProblem = 'letters' | 'tooShort' | 'tooLong' | 'check';

export function codeProblem(typed: string): CodeProblem | undefined {
  const code = readCode(typed);
  if ([...code].some((letter) => !CODE_ALPHABET.includes(letter))) return 'letters';
  if (code.length < CODE_LENGTH) return 'tooShort';
  if (code.length > CODE_LENGTH) return 'tooLong';
  return luhnSum(code, 1) % CODE_ALPHABET.length === 0 ? undefined : 'check';
}

/** A code in groups of four: `7K3F-9QTA-…`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';

/** A code with only its first and last group readable; of one that has no more than these, nothing is. */
export function maskedCode(code: string): string {
  const hidden = code.length - 2 * GROUP;
  if (hidden <= 0) return groupedCode('•'.repeat(code.length));
  return groupedCode(code.slice(0, GROUP) + '•'.repeat(hidden) + code.slice(-GROUP));
}
