import type { Region } from '@shop/contracts';
import { foldCharacters } from './fold-characters.ts';

/** Ethnic groups in the names of autonomous regions, omitted in everyday names (延边朝鲜族自治州 → 延边). */
const ETHNIC_GROUPS =
  '蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|普米|塔吉克|怒|鄂温克|裕固|独龙|鄂伦春|各';
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:(?:${ETHNIC_GROUPS})族?)*自治[区州县旗]$`);
const PLAIN = /^(.{2,}?)(?:特别行政区|地区|林区|矿区|新区|省|市|区|县|盟|旗|州)$/;

/** The everyday name of a region: in simplified characters, without its suffix, at least two characters long. */
export function shortName(name: string): string {
  const folded = foldCharacters(name);
  return AUTONOMOUS.exec(folded)?.[1] ?? PLAIN.exec(folded)?.[1] ?? folded;
}

/** The region of this name, in full or without its suffix, in either script. Undefined when two regions match. */
export function findRegion(regions: readonly Region[], name: string): Region | undefined {
  if (name === '') return undefined;
  const folded = foldCharacters(name);
  const inFull = regions.find((region) => foldCharacters(region.name) === folded);
  if (inFull) return inFull;
  const [only, ...more] = regions.filter((region) => shortName(region.name) === shortName(name));
  return more.length === 0 ? only : undefined;
}

/** The region that a text (in simplified characters) starts with, and the length of its name: the longest name wins. */
export function regionAtStart(
  regions: readonly Region[],
  folded: string,
): { region: Region; length: number } | undefined {
  const found = regions.flatMap((region) =>
    [foldCharacters(region.name), shortName(region.name)]
      .filter((name) => name !== '' && folded.startsWith(name))
      .map((name) => ({ region, length: name.length })),
  );
  return found.sort((one, other) => other.length - one.length)[0];
}
