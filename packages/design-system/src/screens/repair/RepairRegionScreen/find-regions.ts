import type { RepairRegion } from '@shop/contracts';

type Named = Pick<RepairRegion, 'code' | 'name'>;

/** The languages in which a country is found, besides the name that the shop sends. */
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en'];
const foreignNames = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The name of a code in each language; nothing for a code that is none. */
function namesOf(code: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  return foreignNames.map((names) => names.of(code) ?? '');
}

/** Regions from A to Z by the rules of a language: Chinese names by their pronunciation. */
export const sortedByName = <Region extends Named>(regions: readonly Region[], locale: string): readonly Region[] =>
  regions.toSorted((a, b) => a.name.localeCompare(b.name, locale));

/** The regions whose code is typed, or whose name in any language of the shop contains what is typed; all for ''. */
export function regionsMatching<Region extends Named>(regions: readonly Region[], typed: string): readonly Region[] {
  const query = fold(typed);
  if (query === '') return regions;
  return regions.filter(
    ({ code, name }) =>
      code.toLowerCase() === query || [name, ...namesOf(code)].some((candidate) => fold(candidate).includes(query)),
  );
}
