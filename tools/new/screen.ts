/** Creates a screen: `npm run new:screen -- catalogue/ComparisonScreen [简体/繁體/English]`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../contracts/src/language.ts';
import { render, runGenerator, toCamelCase, toKebabCase, UsageError, type Change } from './template.ts';

const SOURCE = 'packages/design-system/src';
const AREAS = `${SOURCE}/messages/load-messages.ts`;
const ENDINGS = ['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'];
const USAGE =
  'Give area and name, and optionally the title in each language: npm run new:screen -- catalogue/ComparisonScreen 零件对比/零件對比/"Part comparison"';
/** Areas of messages by the folder of the screens, where the two differ. */
const MESSAGE_AREAS = { catalogue: 'shop', promotion: 'promo', cart: 'buying', checkout: 'confirm', refund: 'refunds' };
const EMPTY = { 'zh-Hans': '这里还什么都没有', 'zh-Hant': '這裡還什麼都沒有', en: 'There is nothing here yet' };

/** The files of a screen and its messages. Without titles its name stands in each language, to be translated. */
export function newScreen(root: string, address = '', given = ''): readonly Change[] {
  const [, folder = '', name = ''] = /^([a-z][a-z-]*)\/([A-Z]\w*)Screen$/.exec(address) ?? [];
  const spaced = toKebabCase(name).replaceAll('-', ' ');
  const titles = given ? given.split('/') : LANGUAGES.map(() => spaced.charAt(0).toUpperCase() + spaced.slice(1));
  if (!name || titles.length !== LANGUAGES.length || titles.includes('') || given.includes("'"))
    throw new UsageError(USAGE);
  const area = (MESSAGE_AREAS as Record<string, string>)[folder] ?? toCamelCase(folder);
  const id = `${area}.${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const titleOf = (language: string) => titles[LANGUAGES.findIndex((one) => one === language)] ?? '';
  const values = { Name: name, id, 'title.zh-Hans': titleOf('zh-Hans'), 'title.en': titleOf('en') };
  const hasArea = new RegExp(`type MessageArea =[^;]*'${area}'`).test(readFileSync(path.join(root, AREAS), 'utf8'));
  return [
    ...ENDINGS.map((ending): Change => [
      `${SOURCE}/screens/${folder}/${name}Screen/${name}Screen${ending}`,
      render(`screen/Screen${ending}.txt`, values),
    ]),
    ...LANGUAGES.map((language): Change => [
      `${SOURCE}/messages/${language}/${area}.json`,
      (text) => addMessages(text, { [`${id}.title`]: titleOf(language), [`${id}.empty`]: EMPTY[language] }),
    ]),
    ...(hasArea
      ? []
      : [[AREAS, (text: string) => text.replace(/(type MessageArea =[^;]*);/, `$1\n  | '${area}';`)] as const]),
  ];
}

function addMessages(text: string, messages: Readonly<Record<string, string>>): string {
  const all = { ...(JSON.parse(text || '{}') as Record<string, string>), ...messages };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

if (import.meta.main)
  runGenerator(
    newScreen,
    'replace the rows by the real data, translate the messages (`npm run messages` lists what is missing), look at the stories (`npm run storybook`), then add a route in app/src/routes.',
  );
