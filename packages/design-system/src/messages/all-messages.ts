import { LANGUAGES, type Language } from './languages.ts';
import { unpack, type PackedMessages, type Messages } from './unpack.ts';

const files = import.meta.glob<PackedMessages>('./{zh-Hans,zh-Hant,en}/*.json', { import: 'default', eager: true });

/** Every word of the shop at once, for stories and tests; the app loads area by area. */
export const allMessages: Record<Language, Messages> = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.assign(
      {},
      ...Object.entries(files).flatMap(([file, words]) => (file.startsWith(`./${language}/`) ? [unpack(words)] : [])),
    ),
  ]),
) as Record<Language, Messages>;
