import { longestMatch } from './grammar.ts';
import { traditional } from './traditional.ts';
import { titled, type Word } from './vocabulary.ts';
import { readPairs } from './words.ts';

/** Parts of a source name that describe the mould, not the print. */
const OF_THE_MOULD = /\b(groove|bottom (tubes?|stud holder|pin))\b(,? and\b| with\b|,)?/g;
const COUNTS: Record<string, string> = { '2': '两个', '3': '三个', '4': '四个', '5': '五个', '6': '六个', '8': '八个' };
/** A longer pattern does not make a usable product name. */
const MAX_WORDS = 5;
const LONGEST_PHRASE = 4;

const phrases = readPairs('patterns', '|');

/**
 * Reads the pattern out of a source name such as `Tile 1 x 1 with Black Arrow Print`; absent if a word of it is
 * unknown.
 */
export function patternOf(name: string): Word | undefined {
  const [, found = ''] = /\bwith (.*?)\s+print\s*$/.exec(name.toLowerCase()) ?? [];
  const words = found
    .replace(OF_THE_MOULD, ' ')
    .replace(/['"]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== 'capital');
  if (words[0] === '' || words.length > MAX_WORDS || words.at(-1) === 'with') return undefined;
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const [hans, length] = longestMatch(words, at, phrases, LONGEST_PHRASE) ?? [signOf(words, at), 1];
    if (hans === undefined) return undefined;
    said.push(hans);
    at += length;
  }
  const hans = `${said.join(' ')} 印刷`.replace(/ 和 /g, '和').replace(/(?<=^| )带 /g, '带');
  return {
    en: `with ${words.map((word) => (word.length === 1 ? word.toUpperCase() : titled(word))).join(' ')} Print`,
    hans,
    hant: traditional(hans),
  };
}

/** A letter or digit is written as printed; a small number before a noun counts it. */
function signOf(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const counts = (at === 0 || words[at - 1] === 'and') && at + 1 < words.length;
  if (counts && COUNTS[word]) return COUNTS[word];
  return /^([a-z]|\d{1,3})$/.test(word) ? word.toUpperCase() : undefined;
}
