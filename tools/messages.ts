/**
 * Checks and updates the message catalogues: `node tools/messages.ts` writes the Chinese source texts of the
 * `*.messages.ts` files to messages/zh-Hans and lists what the other languages lack; `--check` changes nothing. Both
 * fail on any problem. `formatjs verify` is not enough: it rejects an English plural of a Chinese number
 * (docs/notes/025).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shop/contracts/language';

type Texts = Record<string, string>;
const root = path.resolve(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const problems: string[] = [];
const fileOf = (language: Language, area: string) =>
  path.join(root, 'packages/design-system/src/messages', language, `${area}.json`);
const read = (file: string): Texts => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {});

const extract = ['extract', '{packages,app}/**/*.messages.ts', '--ignore', '**/node_modules/**', '--throws'];
const output = execFileSync('formatjs', extract, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const source = Object.entries(JSON.parse(output) as Record<string, { defaultMessage: string; description?: string }>);
for (const [id, { description }] of source) {
  if (!/^[a-z][A-Za-z]*(\.[a-zA-Z0-9]+){2,}$/.test(id)) problems.push(`${id}: an id is area.component.name`);
  if (!description) problems.push(`${id}: needs a description for the translator`);
}
const areas = Map.groupBy(
  source.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ([id]) => id.replace(/\..*/, ''),
);

/** The names of the arguments and tags of a message; every language must use the same. */
function argumentsOf(text: string): string {
  const names = new Set<string>();
  JSON.stringify(parse(text), (_, part: { type?: TYPE; value?: unknown } | null) => {
    if (typeof part?.value === 'string' && part.type !== TYPE.literal) names.add(part.value);
    return part;
  });
  return [...names].toSorted().join(' ');
}

for (const [area, messages] of areas) {
  const texts = Object.fromEntries(messages.map(([id, { defaultMessage }]) => [id, defaultMessage]));
  const file = fileOf(DEFAULT_LANGUAGE, area);
  const isCurrent = JSON.stringify(read(file)) === JSON.stringify(texts);
  if (!isCurrent && isCheck) problems.push(`${path.relative(root, file)} is not up to date; run npm run messages`);
  if (!isCurrent && !isCheck) writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    const translated = read(fileOf(language, area));
    const faulty = messages.flatMap(([id, { defaultMessage }]) => {
      const text = translated[id];
      if (text === undefined) return [`${id} is missing (${defaultMessage})`];
      return argumentsOf(text) === argumentsOf(defaultMessage) ? [] : [`the arguments of ${id} differ from the source`];
    });
    const unused = Object.keys(translated).filter((id) => !(id in texts));
    const found = [...faulty, ...unused.map((id) => `${id} is not used`)];
    problems.push(...found.map((problem) => `${language}: ${problem}`));
  }
}
for (const language of LANGUAGES)
  for (const file of readdirSync(path.dirname(fileOf(language, 'core'))))
    if (!areas.has(path.basename(file, '.json'))) problems.push(`messages/${language}/${file} belongs to no message`);

for (const problem of problems) console.log(problem);
console.log(`${source.length} messages in ${areas.size} areas, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
