import type { Region } from '@shop/contracts';
import { TOP, type KnownRegions } from './address-draft.ts';
import { findRegion, regionAtStart } from './find-region.ts';
import { CITY, CITY_PROVINCE, DISTRICT, ONCE_MORE, REST_OF_ENDING, type PlaceStart } from './place-names.ts';

/** A place read down to its district. `length` is how much of the text it took, `asks` the region whose list would tell more. */
export type ReadPlace = { province: string; city: string; district: string; length: number; asks?: string };

/** So few parts of a province that each may be looked into: cities that are provinces have one or two. */
const FEW = 3;

/** Reads province, city and district off the start of a text: by the lists where they are known, by endings where not. */
export function walkPlace(
  text: string,
  folded: string,
  start: PlaceStart | undefined,
  regions: KnownRegions,
): ReadPlace {
  let at = 0;
  let asks: string | undefined;
  const rest = () => {
    at += /^[\s,/-]*/.exec(folded.slice(at))?.[0].length ?? 0;
    return folded.slice(at);
  };
  /** Takes the next signs as they were written. */
  const take = (length: number) => {
    const taken = text.slice(at, at + length);
    at += length;
    return taken;
  };
  const takeMatch = (pattern: RegExp) => take(pattern.exec(rest())?.[0].length ?? 0);
  const takeRegion = (list: readonly Region[]) => {
    const found = regionAtStart(list, rest());
    if (found) take(found.length);
    return found?.region;
  };
  /** The list below a region; one that is not here yet is what to ask for. */
  const below = (parent: string | undefined) => {
    const list = parent === undefined ? undefined : regions[parent];
    if (parent !== undefined && list?.state !== 'ready' && list?.state !== 'failed') asks ??= parent;
    return list?.state === 'ready' ? list.value : undefined;
  };
  const result = (province: string, city: string, district: string): ReadPlace => ({
    province,
    city,
    district,
    length: at,
    ...(asks === undefined ? {} : { asks }),
  });

  const province = start ? take(start.length) || start.province : '';
  const listed = start ? findRegion(below(TOP) ?? [], start.province) : undefined;
  const named = listed?.name ?? province;
  const cities = below(listed?.id);
  if (!cities) {
    if (start && CITY_PROVINCE.test(start.province)) takeMatch(ONCE_MORE);
    else return result(named, takeMatch(CITY), takeMatch(DISTRICT));
    return result(named, '', takeMatch(DISTRICT));
  }
  const city = takeRegion(cities);
  if (city) takeMatch(REST_OF_ENDING);
  else takeMatch(ONCE_MORE);
  const candidates = city ? [city] : cities.length <= FEW ? cities : [];
  for (const candidate of candidates) {
    const districts = below(candidate.id);
    const district = districts ? takeRegion(districts) : undefined;
    if (district) return result(named, candidate.name, district.name);
  }
  const sole = city ?? (cities.length === 1 ? cities[0] : undefined);
  const isUnlisted = sole !== undefined && regions[sole.id]?.state !== 'ready';
  return result(named, sole?.name ?? '', isUnlisted ? takeMatch(DISTRICT) : '');
}
