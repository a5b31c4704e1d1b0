import type { Region } from '@shop/contracts';
import { TOP, type KnownRegions } from './address-draft.ts';
import { findRegion, regionAtStart } from './find-region.ts';
import { CITY, MUNICIPALITY, DISTRICT, REPEATED_MUNICIPALITY, REST_OF_ENDING, type PlaceStart } from './place-names.ts';

/**
 * A place down to its district. `length` is the length of its text, `neededList` the region whose list of subdivisions
 * is needed.
 */
export type ReadPlace = { province: string; city: string; district: string; length: number; neededList?: string };

/** Provinces with at most this many cities are searched city by city: municipalities have one or two. */
const MAX_SEARCHED_CITIES = 3;

/**
 * Reads province, city and district from the start of a text: by the lists where they are known, otherwise by suffixes.
 */
export function readPlace(
  text: string,
  folded: string,
  start: PlaceStart | undefined,
  regions: KnownRegions,
): ReadPlace {
  let position = 0;
  let neededList: string | undefined;
  const rest = () => {
    position += /^[\s,/-]*/.exec(folded.slice(position))?.[0].length ?? 0;
    return folded.slice(position);
  };
  /** Consumes the next characters, unconverted. */
  const take = (length: number) => {
    const taken = text.slice(position, position + length);
    position += length;
    return taken;
  };
  const takeMatch = (pattern: RegExp) => take(pattern.exec(rest())?.[0].length ?? 0);
  const takeRegion = (list: readonly Region[]) => {
    const found = regionAtStart(list, rest());
    if (found) take(found.length);
    return found?.region;
  };
  /** The subdivisions of a region; a list that is not loaded yet is the one needed. */
  const subdivisionsOf = (parent: string | undefined) => {
    const list = parent === undefined ? undefined : regions[parent];
    if (parent !== undefined && list?.state !== 'ready' && list?.state !== 'failed') neededList ??= parent;
    return list?.state === 'ready' ? list.value : undefined;
  };
  const result = (province: string, city: string, district: string): ReadPlace => ({
    province,
    city,
    district,
    length: position,
    neededList,
  });

  const province = start ? take(start.length) || start.province : '';
  const listed = start ? findRegion(subdivisionsOf(TOP) ?? [], start.province) : undefined;
  const named = listed?.name ?? province;
  const cities = subdivisionsOf(listed?.id);
  if (!cities) {
    if (start && MUNICIPALITY.test(start.province)) takeMatch(REPEATED_MUNICIPALITY);
    else return result(named, takeMatch(CITY), takeMatch(DISTRICT));
    return result(named, '', takeMatch(DISTRICT));
  }
  const city = takeRegion(cities);
  if (city) takeMatch(REST_OF_ENDING);
  else takeMatch(REPEATED_MUNICIPALITY);
  const searched = cities.length <= MAX_SEARCHED_CITIES ? cities : [];
  const candidates = city ? [city] : searched;
  for (const candidate of candidates) {
    const districts = subdivisionsOf(candidate.id);
    const district = districts ? takeRegion(districts) : undefined;
    if (district) return result(named, candidate.name, district.name);
  }
  const sole = city ?? (cities.length === 1 ? cities[0] : undefined);
  const isUnlisted = sole !== undefined && regions[sole.id]?.state !== 'ready';
  return result(named, sole?.name ?? '', isUnlisted ? takeMatch(DISTRICT) : '');
}
