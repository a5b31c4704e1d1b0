import type { Language } from '@shop/contracts';
import { en } from './en/index.ts';
import { zhHans } from './zh-Hans/index.ts';
import { zhHant } from './zh-Hant/index.ts';

/** All texts of the stand-in shop in one language, by area. */
export type Messages = typeof zhHans;

/** The simplified Chinese texts are those of the observed servers, if one was observed. */
const messages: Record<Language, Messages> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en };

export const messagesOf = (language: Language): Messages => messages[language];

/** The forms of a text that contains a `{count}`. Languages without a singular have `other` alone. */
export type PluralMessage = { one?: string; other: string };

/** A text with a count, in the grammatical form of the language. */
export function plural(message: PluralMessage, count: number, language: Language): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return fill((isOne && message.one) || message.other, { count });
}

/** Replaces the `{name}` placeholders of a text; one without a value becomes empty. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
