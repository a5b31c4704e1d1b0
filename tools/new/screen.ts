/** Makes a screen that already obeys: `npm run new:screen -- shop/WishListScreen [简体/繁體/English]`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { announce, camel, change, fill, kebab, Refused, writeNew } from './template.ts';

const SOURCE = 'packages/design-system/src';
const ENDINGS = ['.tsx', '.module.css', '.messages.ts', '.stories.tsx', '.test.tsx'];
const USAGE =
  'Say area and name, and the title in three languages if you have it: npm run new:screen -- shop/WishListScreen 心愿单/心願單/"Wish list"';
/** Words of the error pages load with the first page. */
const WORD_AREA: Readonly<Record<string, string>> = { errors: 'core' };

type Titles = { 'zh-Hans': string; 'zh-Hant': string; en: string };

/** Writes the files of a screen, its words and its door below `root`; answers what was written or changed. */
export function newScreen(root: string, wanted: string, titles?: string): readonly string[] {
  const [, folder = '', name = ''] = /^([a-z][a-z-]*)\/([A-Z]\w*)Screen$/.exec(wanted) ?? [];
  if (!name) throw new Refused(USAGE);
  const area = WORD_AREA[folder] ?? camel(folder);
  const place = name.charAt(0).toLowerCase() + name.slice(1);
  const title = titlesOf(name, titles);
  const values = { Name: name, area, place, 'title.zh-Hans': title['zh-Hans'], 'title.en': title.en };
  const home = `${SOURCE}/screens/${folder}/${name}Screen/${name}Screen`;
  const taken = ENDINGS.find((ending) => existsSync(path.join(root, `${home}${ending}`)));
  if (taken) throw new Refused(`${home}${taken} is there already; nothing was changed.`);
  const empty: Titles = {
    'zh-Hans': '这里还什么都没有',
    'zh-Hant': '這裡還什麼都沒有',
    en: 'There is nothing here yet',
  };
  return [
    ...ENDINGS.map((ending) => writeNew(root, `${home}${ending}`, fill(`screen/Screen${ending}.txt`, values))),
    ...(['zh-Hans', 'zh-Hant', 'en'] as const).map((language) =>
      addWords(root, language, area, {
        [`${area}.${place}.title`]: title[language],
        [`${area}.${place}.empty`]: empty[language],
      }),
    ),
    ...addArea(root, area),
    change(root, 'packages/design-system/package.json', (text) => {
      const door = JSON.parse(text) as { exports: Record<string, string> };
      door.exports[`./screens/${kebab(name)}`] = `./${home.replace('packages/design-system/', '')}.tsx`;
      return `${JSON.stringify(door, null, 2)}\n`;
    }),
  ];
}

/** `心愿单/心願單/Wish list`; without it the English words of the name stand in all three, to be translated. */
function titlesOf(name: string, given?: string): Titles {
  const words = kebab(name).replaceAll('-', ' ');
  const plain = words.charAt(0).toUpperCase() + words.slice(1);
  const [simplified, traditional, english, ...more] = given?.split('/') ?? [plain, plain, plain];
  if (!simplified || !traditional || !english || more.length > 0 || given?.includes("'")) throw new Refused(USAGE);
  return { 'zh-Hans': simplified, 'zh-Hant': traditional, en: english };
}

function addWords(root: string, language: string, area: string, words: Readonly<Record<string, string>>): string {
  const file = `${SOURCE}/messages/${language}/${area}.json`;
  const place = path.join(root, file);
  const known = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>) : {};
  const sorted = Object.entries({ ...known, ...words }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return file;
}

/** A part of the shop whose first screen this is gets words of its own. */
function addArea(root: string, area: string): readonly string[] {
  const file = `${SOURCE}/messages/load-messages.ts`;
  const isKnown = new RegExp(`type MessageArea =[^;]*'${area}'`).test(readFileSync(path.join(root, file), 'utf8'));
  return isKnown
    ? []
    : [change(root, file, (text) => text.replace(/(type MessageArea =[^;]*);/, `$1\n  | '${area}';`))];
}

if (import.meta.main) {
  announce(() => ({
    files: newScreen(path.resolve(import.meta.dirname, '../..'), process.argv[2] ?? '', process.argv[3]),
    next: 'Next: name what the rows really are, write the words (npm run messages shows holes), look at it in npm run storybook, then give it a route in app/src/routes.',
  }));
}
