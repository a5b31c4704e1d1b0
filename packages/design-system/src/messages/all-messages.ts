import { LANGUAGES, type Language } from '@shop/contracts/language';
import { toMessages, type CompiledMessages, type Messages } from './compiled-messages.ts';

const files = import.meta.glob<CompiledMessages>('./*/*.json', { import: 'default', eager: true });

const messagesIn = (language: Language): Messages => {
  const compiled = Object.entries(files).flatMap(([file, area]) => (file.startsWith(`./${language}/`) ? [area] : []));
  return toMessages(Object.assign({}, ...compiled) as CompiledMessages);
};

/** All messages of every language at once, for stories and tests; the app loads them area by area. */
export const allMessages = Object.fromEntries(LANGUAGES.map((language) => [language, messagesIn(language)])) as Record<
  Language,
  Messages
>;
