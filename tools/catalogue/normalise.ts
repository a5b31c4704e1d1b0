import { replacer } from './words.ts';

const respell = replacer('spellings');

/** Gives a source name and the vocabulary one spelling: lower case, no brackets, mixed fractions as one character. */
export const normalise = (name: string): string =>
  respell(name.replaceAll('–', '-').toLowerCase()).replace(/\s+/g, ' ').trim();
