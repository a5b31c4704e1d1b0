import { traditional } from './traditional.ts';
import { readWords, replacer } from './words.ts';

/** A word or phrase of the shop's part names; `~` in Chinese marks the side without a space. */
export type Word = { en: string; hans: string; hant: string };

/** The head word of a name, with the properties it implies. */
export type Head = Word & { category: string; shape: string };

const lowly = new Set('with without and or for of on at in to the from near no mm cm x'.split(' '));
const inBritish = replacer('british');
const respell = replacer('spellings');

/** Gives a source name and the vocabulary one spelling: lower case, no brackets, mixed fractions as one character. */
export const normalise = (name: string): string =>
  respell(name.replaceAll('–', '-').toLowerCase()).replace(/\s+/g, ' ').trim();

/** Writes a phrase as names are written in English: each word with a capital, the small ones without. */
function titled(phrase: string): string {
  const words = phrase
    .split(' ')
    .map((word) => (lowly.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return inBritish(words.join(' '));
}

export const heads: ReadonlyMap<string, Head> = new Map(
  readWords('heads').map(([source = '', en = '', hans = '', category = '', shape = '']) => [
    normalise(source),
    { en, hans, hant: traditional(hans), category, shape },
  ]),
);
/** A modifier's English is its own source spelling unless `source=English` gives another. */
export const modifiers: ReadonlyMap<string, Word> = new Map(
  readWords('modifiers').map(([sources = '', hans = '']) => {
    const [source = '', en = source] = sources.split('=');
    return [normalise(source), { en: titled(en), hans, hant: traditional(hans) }];
  }),
);
