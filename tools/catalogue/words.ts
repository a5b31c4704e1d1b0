import { readFileSync } from 'node:fs';

/** The lines of a list in words/, split at a sign. */
export const readWords = (name: string, sign = '|'): string[][] =>
  readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(sign).map((part) => part.trim()));

/** A list of pairs, as a map. */
export const readPairs = (name: string, sign = '='): Map<string, string> =>
  new Map(readWords(name, sign).map(([key = '', value = '']) => [key, value]));
