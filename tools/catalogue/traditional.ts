import { readWords } from './words.ts';

const entries = readWords('traditional', ' ').flat();
/** Phrases are written `简=繁`, and come first; signs are pairs. */
const phrases = entries.filter((entry) => entry.includes('=')).map((entry) => entry.split('='));
const characters = new Map(
  entries.filter((entry) => entry !== '' && !entry.includes('=')).map((entry) => [...entry] as [string, string]),
);

/** The character table as concatenated pairs; sufficient for most texts. */
export const characterPairs: string = [...characters].flat().join('');

/** Converts character by character, ignoring phrases. */
export const byCharacters = (text: string): string =>
  [...text].map((character) => characters.get(character) ?? character).join('');

/** Converts the shop's simplified Chinese to the traditional of Taiwan: phrases first, then character by character. */
export function traditional(text: string): string {
  const converted: string[] = [];
  const marked = phrases.reduce(
    (rest, [from = '', to = '']) => rest.replaceAll(from, () => String.fromCodePoint(0xe000 + converted.push(to) - 1)),
    text,
  );
  return [...marked]
    .map((character) => converted[(character.codePointAt(0) ?? 0) - 0xe000] ?? byCharacters(character))
    .join('');
}
