import { readFileSync } from 'node:fs';

const characters = new Map<string, string>();
const phrases: [string, string][] = [];
for (const entry of readFileSync(new URL('words/traditional.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))) {
  const [simplified = '', other] = entry.split('=');
  if (other !== undefined) phrases.push([simplified, other]);
  else if (simplified !== '') characters.set([...simplified][0] ?? '', [...simplified][1] ?? '');
}

/** The character table as concatenated pairs; sufficient for most texts. */
export const characterPairs: string = [...characters].flat().join('');

/** Converts character by character, ignoring phrases. */
export function byCharacters(text: string): string {
  return [...text].map((character) => characters.get(character) ?? character).join('');
}

/** Converts the shop's simplified Chinese to the traditional of Taiwan: phrases first, then character by character. */
export function traditional(text: string): string {
  let rest = text;
  const remaining: string[] = [];
  for (const [from, to] of phrases)
    rest = rest.replaceAll(from, () => {
      remaining.push(to);
      return String.fromCodePoint(0xe000 + remaining.length - 1);
    });
  return [...rest]
    .map((character) => remaining[(character.codePointAt(0) ?? 0) - 0xe000] ?? characters.get(character) ?? character)
    .join('');
}
