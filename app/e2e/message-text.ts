import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@shop/contracts/language';

const FOLDER = path.resolve(import.meta.dirname, '../../packages/design-system/src/messages');

/**
 * A text of the shop by the id of its message: for journeys in which labels are only the way to the next page. `values`
 * fill its placeholders, except those that depend on a value, such as plurals.
 */
export function messageText(
  language: Language,
  id: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [area] = id.split('.');
  const messages = JSON.parse(readFileSync(path.join(FOLDER, language, `${area}.json`), 'utf8')) as Record<
    string,
    string
  >;
  const text = messages[id];
  if (text === undefined) throw new Error(`There is no message ${id} in ${language}.`);
  return text.replaceAll(/\{(\w+)(?:, number)?\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** The beginning of a text, up to its first placeholder. */
export function messageStart(language: Language, id: string): RegExp {
  const [start = ''] = messageText(language, id).split('{');
  if (start === '') throw new Error(`The message ${id} begins with a placeholder.`);
  return new RegExp(`^${start.trim().replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}`);
}
