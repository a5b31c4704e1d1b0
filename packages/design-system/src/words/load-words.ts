export type { Language } from './languages.ts';
import type { Language } from './languages.ts';
import { unpack, type PackedWords, type Words } from './unpack.ts';

export type { Words } from './unpack.ts';

/** A part of the shop whose words load together: `core` with the first page, the rest with the pages that use them. */
export type WordArea = 'core' | 'shop' | 'lists' | 'product' | 'promo' | 'buying' | 'session' | 'account' | 'chat' | 'emoji';

const files = import.meta.glob<PackedWords>('./{zh-Hans,zh-Hant,en}/*.json', { import: 'default' });

/** Fetches the words of an area in a language. Rejects when the chunk cannot be fetched. */
export async function loadWords(language: Language, area: WordArea): Promise<Words> {
  const load = files[`./${language}/${area}.json`];
  if (!load) throw new Error(`No words for ${area} in ${language}; run npm run words.`);
  return unpack(await load());
}
