/**
 * Checks and updates the message catalogues: `node tools/messages.ts` writes the Chinese source texts of the
 * `*.messages.ts` files to messages/zh-Hans and lists what the other languages lack; `--check` changes nothing. Both
 * fail on any problem.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shop/contracts/language';

type Source = Record<string, { defaultMessage: string; description?: string }>;
type Texts = Record<string, string>;
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'packages/design-system/src/messages');
const isCheck = process.argv.includes('--check');
/** The texts in `*.messages.ts` are in the default language; people write the others by hand. */
const SOURCE_LANGUAGE = DEFAULT_LANGUAGE;
const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);
const problems: string[] = [];

const source = JSON.parse(
  execFileSync(
    path.join(root, 'node_modules/.bin/formatjs'),
    ['extract', '{packages,app}/**/*.messages.ts', '--ignore', '**/node_modules/**', '--throws'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1e8 },
  ),
) as Source;

const areas = new Map<string, Texts>();
for (const [id, { defaultMessage, description }] of Object.entries(source).sort(([a], [b]) => (a < b ? -1 : 1))) {
  const area = id.split('.')[0] ?? '';
  if (!/^[a-z][A-Za-z]*(\.[a-zA-Z0-9]+){2,}$/.test(id)) problems.push(`${id}: an id is area.component.name`);
  if (!description) problems.push(`${id}: needs a description for the translator`);
  areas.set(area, { ...areas.get(area), [id]: defaultMessage });
}

const read = (language: string, area: string): Texts => {
  try {
    return JSON.parse(readFileSync(path.join(folder, language, `${area}.json`), 'utf8')) as Texts;
  } catch {
    return {};
  }
};

/** The names of the arguments and tags in a part of a message. */
const argumentsIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [element.value, ...argumentsIn(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => argumentsIn(option.value))];
      default:
        return [element.value];
    }
  });
/** The same for a text, in a form to compare: every language must use the same arguments. */
const argumentsOf = (text: string) => [...new Set(argumentsIn(parse(text)))].sort().join(' ');

function writeSource(area: string, texts: Texts): void {
  if (JSON.stringify(read(SOURCE_LANGUAGE, area)) === JSON.stringify(texts)) return;
  if (isCheck) {
    problems.push(`messages/${SOURCE_LANGUAGE}/${area}.json is not up to date; run npm run messages`);
    return;
  }
  mkdirSync(path.join(folder, SOURCE_LANGUAGE), { recursive: true });
  writeFileSync(path.join(folder, SOURCE_LANGUAGE, `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
}

function checkTranslation(language: string, area: string, texts: Texts): void {
  const translated = read(language, area);
  for (const [id, text] of Object.entries(texts)) {
    const translation = translated[id];
    if (translation === undefined) problems.push(`${language}: ${id} is missing (${text})`);
    else if (argumentsOf(translation) !== argumentsOf(text))
      problems.push(`${language}: the arguments of ${id} differ from the source`);
  }
  for (const id of Object.keys(translated)) if (!(id in texts)) problems.push(`${language}: ${id} is not used`);
}

for (const [area, texts] of areas) {
  writeSource(area, texts);
  for (const language of TRANSLATIONS) checkTranslation(language, area, texts);
}
for (const language of LANGUAGES)
  for (const file of readdirSync(path.join(folder, language)))
    if (!areas.has(file.replace('.json', ''))) problems.push(`messages/${language}/${file} belongs to no message`);

for (const problem of problems) console.log(problem);
console.log(`${Object.keys(source).length} messages in ${areas.size} areas, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
