/** Creates a screen: `npm run new:screen -- catalogue/ComparisonScreen [简体/繁體/English]`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../contracts/src/language.ts';
import {
  editFile,
  renderTemplate,
  runGenerator,
  toCamelCase,
  toKebabCase,
  UsageError,
  writeNewFile,
} from './template.ts';

const SOURCE = 'packages/design-system/src';
const ENDINGS = ['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'];
const USAGE =
  'Give area and name, and optionally the title in each language: npm run new:screen -- catalogue/ComparisonScreen 零件对比/零件對比/"Part comparison"';
/** Areas of messages by the folder of the screens, where the two differ. */
const MESSAGE_AREAS: Readonly<Record<string, string>> = {
  errors: 'core',
  home: 'shop',
  catalogue: 'shop',
  promotion: 'promo',
  cart: 'buying',
  checkout: 'confirm',
  refund: 'refunds',
};

type Texts = Readonly<Record<Language, string>>;

const EMPTY: Texts = {
  'zh-Hans': '这里还什么都没有',
  'zh-Hant': '這裡還什麼都沒有',
  en: 'There is nothing here yet',
};

/** Writes the files of a screen and its messages below `root`. Returns the paths that it created or changed. */
export function newScreen(root: string, address: string, titles?: string): readonly string[] {
  const [, folder = '', name = ''] = /^([a-z][a-z-]*)\/([A-Z]\w*)Screen$/.exec(address) ?? [];
  if (!name) throw new UsageError(USAGE);
  const area = MESSAGE_AREAS[folder] ?? toCamelCase(folder);
  const prefix = name.charAt(0).toLowerCase() + name.slice(1);
  const title = titlesOf(name, titles);
  const values = { Name: name, area, prefix, 'title.zh-Hans': title['zh-Hans'], 'title.en': title.en };
  const screen = `${SOURCE}/screens/${folder}/${name}Screen/${name}Screen`;
  const existing = ENDINGS.find((ending) => existsSync(path.join(root, `${screen}${ending}`)));
  if (existing) throw new UsageError(`${screen}${existing} exists already; nothing was changed.`);
  return [
    ...ENDINGS.map((ending) =>
      writeNewFile(root, `${screen}${ending}`, renderTemplate(`screen/Screen${ending}.txt`, values)),
    ),
    ...LANGUAGES.map((language) =>
      addMessages(root, language, area, {
        [`${area}.${prefix}.title`]: title[language],
        [`${area}.${prefix}.empty`]: EMPTY[language],
      }),
    ),
    ...addArea(root, area),
  ];
}

/** `零件对比/零件對比/Part comparison`; without titles the name of the screen stands in each language, to be translated. */
function titlesOf(name: string, given?: string): Texts {
  const spaced = toKebabCase(name).replaceAll('-', ' ');
  const plain = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  const titles = given?.split('/') ?? LANGUAGES.map(() => plain);
  if (titles.length !== LANGUAGES.length || titles.includes('') || given?.includes("'")) throw new UsageError(USAGE);
  return Object.fromEntries(LANGUAGES.map((language, index) => [language, titles[index] ?? ''])) as Record<
    Language,
    string
  >;
}

function addMessages(root: string, language: string, area: string, messages: Readonly<Record<string, string>>): string {
  const file = `${SOURCE}/messages/${language}/${area}.json`;
  const target = path.join(root, file);
  const known = existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as Record<string, string>) : {};
  const sorted = Object.entries({ ...known, ...messages }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return file;
}

/** Registers the area of the messages when the screen is the first one of it. */
function addArea(root: string, area: string): readonly string[] {
  const file = `${SOURCE}/messages/load-messages.ts`;
  const isKnown = new RegExp(`type MessageArea =[^;]*'${area}'`).test(readFileSync(path.join(root, file), 'utf8'));
  return isKnown
    ? []
    : [editFile(root, file, (text) => text.replace(/(type MessageArea =[^;]*);/, `$1\n  | '${area}';`))];
}

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..');
  await runGenerator(root, () => ({
    files: newScreen(root, process.argv[2] ?? '', process.argv[3]),
    next: 'Next: replace the rows by the real data, translate the messages (`npm run messages` lists what is missing), look at the stories (`npm run storybook`), then add a route in app/src/routes.',
  }));
}
