/**
 * Compiles the tables of region names in English and Traditional Chinese: `node tools/region-names.ts FOLDER`.
 * `npm i --prefix FOLDER pinyin-pro @pinyin-pro/data opencc-js` fills FOLDER (versions: mocks/src/regions/ORIGIN.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { regionNames } from '../mocks/src/regions/region-names.ts';

type Pinyin = {
  pinyin: (text: string, options: { toneType: 'none'; type: 'array' }) => string[];
  addDict: (dictionary: unknown) => void;
};
type OpenCC = { Converter: (options: { from: 'cn'; to: 'tw' }) => (text: string) => string };

const [folder = 'package'] = process.argv.slice(2);
const load = createRequire(path.resolve(folder, 'package.json'));
const { pinyin, addDict } = load('pinyin-pro') as Pinyin;
const { Converter } = load('opencc-js') as OpenCC;
// Without its large dictionary, 100 names of places have the reading of another word (花都 as "hua dou").
addDict(load('@pinyin-pro/data/complete.json'));

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
/** Rows of two columns; by hand, since no source has them. */
const readTable = (name: string) =>
  new Map(
    read(`region-names/${name}.csv`)
      .trim()
      .split('\n')
      .map((row) => row.split(',') as [string, string]),
  );
const customary = readTable('english');
const readings = readTable('readings');
const spellings = readTable('traditional');
const names = [...new Set([...regionNames.values(), ...customary.keys()])].sort();

/** The most frequent value of each key. */
function mostFrequent(pairs: Iterable<readonly [string, string]>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [key, value] of pairs) {
    const values = counts.get(key) ?? new Map<string, number>();
    counts.set(key, values.set(value, (values.get(value) ?? 0) + 1));
  }
  return new Map([...counts].map(([key, values]) => [key, [...values].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '']));
}
const pairsOf = (name: string, parts: readonly string[]) =>
  [...name].map((character, index) => [character, parts[index] ?? ''] as const);

const readingOf = (name: string) =>
  (readings.get(name)?.split(' ') ?? pinyin(name, { toneType: 'none', type: 'array' })).map((one) =>
    one.replace('v', 'ü'),
  );
const usual = mostFrequent(names.flatMap((name) => pairsOf(name, readingOf(name))));
const syllables = Object.groupBy([...usual.keys()].sort(), (character) => usual.get(character) ?? '');
/** The reading of a whole name where the usual reading of a character is wrong. */
const unusual = names
  .filter(
    (name) => !customary.has(name) && pairsOf(name, readingOf(name)).some(([one, part]) => usual.get(one) !== part),
  )
  .map((name) => [name, readingOf(name).join(' ')]);
writeTable('english-table', {
  syllables: Object.fromEntries(
    Object.entries(syllables)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([syllable, characters]) => [syllable, characters?.join('')]),
  ),
  readings: Object.fromEntries(unusual),
  names: Object.fromEntries(customary),
});

const toTraditional = Converter({ from: 'cn', to: 'tw' });
/** The shop's texts write 台, as readers in Taiwan and Hong Kong do; OpenCC writes 臺. */
const traditionalOf = (name: string) => spellings.get(name) ?? toTraditional(name).replaceAll('臺', '台');
const characters = mostFrequent(names.flatMap((name) => pairsOf(name, [...traditionalOf(name)])));
const byCharacter = (name: string) => [...name].map((one) => characters.get(one)).join('');
writeTable('traditional-table', {
  characters: [...characters]
    .filter(([simplified, traditional]) => simplified !== traditional)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join(''),
  names: Object.fromEntries(
    names.filter((name) => byCharacter(name) !== traditionalOf(name)).map((name) => [name, traditionalOf(name)]),
  ),
});

function writeTable(name: string, table: object): void {
  const file = new URL(`../packages/design-system/src/commerce/RegionNames/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(table, null, 1)}\n`);
}
console.log(`${names.length} names`);
