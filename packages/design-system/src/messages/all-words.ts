import { LANGUAGES, type Language } from './languages.ts';
import { unpack, type PackedWords, type Words } from './unpack.ts';

const files = import.meta.glob<PackedWords>('./{zh-Hans,zh-Hant,en}/*.json', { import: 'default', eager: true });

/** Every word of the shop at once, for stories and tests; the app loads area by area. */
export const allWords: Record<Language, Words> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.assign(
      {},
      ...Object.entries(files).flatMap(([file, words]) => (file.startsWith(`./${language}/`) ? [unpack(words)] : [])),
    ),
  ]),
) as Record<Language, Words>;
