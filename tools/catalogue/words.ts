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

/** A table of rules in words/: a pattern in any case, and what the table says about texts that match it. */
export const readRules = (name: string): { test: RegExp; row: Record<string, string> }[] =>
  readTable(folder, `${name}.csv`).map((row) => ({ test: new RegExp(row['pattern'] ?? '', 'gi'), row }));

/** Replaces what matches the patterns of a table, one after the other. */
export const replacer = (name: string): ((text: string) => string) => {
  const rules = readRules(name);
  return (text) => rules.reduce((rest, { test, row }) => rest.replace(test, row['replacement'] ?? ''), text);
};
