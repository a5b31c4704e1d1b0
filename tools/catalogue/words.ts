import { readFileSync } from 'node:fs';
import { readTable } from '../part-tables.ts';

const folder = `${import.meta.dirname}/words`;

/** The lines of a list in words/, split at a sign. */
export const readWords = (name: string, sign = '|'): string[][] =>
  readFileSync(`${folder}/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(sign).map((part) => part.trim()));

/** A list of pairs, as a map. */
export const readPairs = (name: string, sign = '='): Map<string, string> =>
  new Map(readWords(name, sign).map(([key = '', value = '']) => [key, value]));

/** Replaces what matches the patterns of a table in words/, in any case, one after the other. */
export function replacer(name: string): (text: string) => string {
  const rules = readTable(folder, `${name}.csv`).map(({ pattern = '', replacement = '' }) => ({
    pattern: new RegExp(pattern, 'gi'),
    replacement,
  }));
  return (text) => rules.reduce((rest, { pattern, replacement }) => rest.replace(pattern, replacement), text);
}
