import { readFileSync } from 'node:fs';

const signs = new Map<string, string>();
const phrases: [string, string][] = [];
for (const entry of readFileSync(new URL('words/traditional.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '))) {
  const [simplified = '', other] = entry.split('=');
  if (other !== undefined) phrases.push([simplified, other]);
  else if (simplified !== '') signs.set([...simplified][0] ?? '', [...simplified][1] ?? '');
}

/** The sign table alone, as pairs run together; what it gives suffices for most words. */
export const signPairs: string = [...signs].flat().join('');

/** Converts sign by sign, without regard to phrases. */
export function byCharacters(text: string): string {
  return [...text].map((sign) => signs.get(sign) ?? sign).join('');
}

/** Converts the shop's simplified Chinese to the traditional of Taiwan: phrases first, then sign by sign. */
export function traditional(text: string): string {
  let rest = text;
  const kept: string[] = [];
  for (const [from, to] of phrases)
    rest = rest.replaceAll(from, () => {
      kept.push(to);
      return String.fromCodePoint(0xe000 + kept.length - 1);
    });
  return [...rest].map((sign) => kept[(sign.codePointAt(0) ?? 0) - 0xe000] ?? signs.get(sign) ?? sign).join('');
}
