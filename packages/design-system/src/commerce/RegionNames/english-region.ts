import table from './english-table.json' with { type: 'json' };
import { ENDINGS, ETHNIC_GROUPS } from './region-endings.ts';

const SYLLABLES = new Map(
  Object.entries(table.syllables).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);
const READINGS = new Map(Object.entries(table.readings));
/** Customary names, in full (陕西省: Shaanxi) or without the ending (哈尔滨: Harbin). */
const NAMES = new Map(Object.entries(table.names));

const GROUPS = Object.keys(ETHNIC_GROUPS).join('|');
const ONE_GROUP = new RegExp(GROUPS, 'g');
const LIST = new Intl.ListFormat('en-GB');
/** Without 族 only the Uyghur, Kazakh, Kyrgyz, Tajik, Xibe, Mongol and the like are named. */
const GROUPS_AT_END = new RegExp(`^(.+?)((?:(?:${GROUPS})族)+|蒙古|哈萨克|柯尔克孜|塔吉克|锡伯)$`);

/**
 * The English name of a Chinese region by its name: the customary one, else its pinyin and the English of its ending.
 * Undefined for a name without such an ending or with characters that no region has.
 */
export function englishRegion(name: string): string | undefined {
  const customary = NAMES.get(name);
  if (customary) return customary;
  const [ending, english] = ENDINGS.find(([one]) => name.endsWith(one) && name.length > one.length) ?? [];
  if (ending === undefined) return undefined;
  const start = name.slice(0, -ending.length);
  const [stem = start, groups = ''] = GROUPS_AT_END.exec(start)?.slice(1) ?? [];
  const place = placeName(stem, READINGS.get(name)?.split(' '));
  return place && [place, englishGroups(groups), english].filter(Boolean).join(' ');
}

const englishGroups = (groups: string): string =>
  LIST.format([...groups.matchAll(ONE_GROUP)].map(([group]) => ETHNIC_GROUPS[group] ?? ''));

/** A name without its ending: customary, or its syllables in one word, with the apostrophe of Xi’an where it is needed. */
function placeName(stem: string, reading: readonly string[] | undefined): string | undefined {
  const customary = NAMES.get(stem);
  if (customary) return customary;
  const syllables = [...stem].map((character, index) => reading?.[index] ?? SYLLABLES.get(character));
  if (syllables.includes(undefined)) return undefined;
  const text = syllables.map((one, index) => (index > 0 && /^[aeo]/.test(one ?? '') ? `'${one}` : one)).join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
