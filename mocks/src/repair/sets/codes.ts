import { CODE_ALPHABET, CODE_LENGTH, checkLetter, readCode, type CodeStatus } from '@shop/contracts';
import type { Shop } from '../../core/shop.ts';
import { randomsOf } from './seeded-choice.ts';
import { allSets, setNamed } from './sets.ts';

/** Boxes of a set that exist. */
const BOXES = 6;
/** Codes that are written in the documentation. */
const WRITTEN_CODES: Readonly<Record<string, readonly string[]>> = { '801208': ['7K3F9QTAM2VM92QD'] };

function codeOf(setNumber: string, box: number): string {
  const random = randomsOf(`${setNumber}/code/${box}`);
  const letter = () => CODE_ALPHABET.charAt(Math.floor(random() * CODE_ALPHABET.length));
  const letters = Array.from({ length: CODE_LENGTH - 1 }, letter).join('');
  return letters + checkLetter(letters);
}

/** The anti-counterfeit codes of the boxes of a set; only the shop knows them. */
export const codesOf = (setNumber: string): readonly string[] =>
  Array.from({ length: BOXES }, (_, box) => WRITTEN_CODES[setNumber]?.[box] ?? codeOf(setNumber, box));

let setByCode: ReadonlyMap<string, string> | undefined;

/** What the shop knows of a code as it is typed, for a set. */
export function codeStatusOf(shop: Shop, typed: string, setNumber: string): CodeStatus {
  setByCode ??= new Map(allSets.flatMap(({ number }) => codesOf(number).map((code) => [code, number] as const)));
  const code = readCode(typed);
  const owner = setByCode.get(code);
  if (owner === undefined) return 'unknown';
  if (owner !== setNamed(setNumber)?.number) return 'otherSet';
  return shop.state.usedCodes[code] ? 'used' : 'unused';
}
