/**
 * Keeps the words of the shop whole: `node tools/messages.ts` writes the Chinese source out of the `*.messages.ts` files
 * into words/zh-Hans and lists what the other languages lack; `--check` changes nothing and fails on any hole.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Source = Record<string, { defaultMessage: string; description?: string }>;
type Texts = Record<string, string>;
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'packages/design-system/src/messages');
const check = process.argv.includes('--check');
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
  if (!/^[a-z][A-Za-z]*(\.[a-zA-Z0-9]+){2,}$/.test(id)) problems.push(`${id}: an id is area.place.word`);
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

/** The names of a message's arguments and tags, which every language must use alike. */
const slots = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.tag
        ? slots(element.children)
        : element.type === TYPE.plural || element.type === TYPE.select
          ? Object.values(element.options).flatMap((option) => slots(option.value))
          : [];
    return [element.value, ...inner];
  });
const slotsOf = (text: string) => [...new Set(slots(parse(text)))].sort().join(' ');

for (const [area, texts] of areas) {
  if (JSON.stringify(read('zh-Hans', area)) !== JSON.stringify(texts)) {
    if (check) problems.push(`messages/zh-Hans/${area}.json is not current; run npm run messages`);
    else {
      mkdirSync(path.join(folder, 'zh-Hans'), { recursive: true });
      writeFileSync(path.join(folder, 'zh-Hans', `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
  for (const language of ['zh-Hant', 'en']) {
    const translated = read(language, area);
    for (const [id, text] of Object.entries(texts)) {
      if (translated[id] === undefined) problems.push(`${language}: ${id} is missing (${text})`);
      else if (slotsOf(translated[id]) !== slotsOf(text))
        problems.push(`${language}: ${id} has other arguments than the source`);
    }
    for (const id of Object.keys(translated)) if (!(id in texts)) problems.push(`${language}: ${id} is used nowhere`);
  }
}
for (const file of readdirSync(path.join(folder, 'en')))
  if (!areas.has(file.replace('.json', ''))) problems.push(`messages/en/${file} belongs to no message`);

for (const problem of problems) console.log(problem);
console.log(`${Object.keys(source).length} words in ${areas.size} areas, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
