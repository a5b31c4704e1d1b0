import type { Region } from '@shop/contracts';

type Names = typeof import('./region-names.ts').regionNames;

const TOP = '0';

/** The regions are loaded by the first request, since their file is large. */
const regions = async (): Promise<Names> => (await import('./region-names.ts')).regionNames;

function parentOf(code: string): string {
  if (code.endsWith('0000')) return TOP;
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}

/** The regions below one with this code: provinces below '0', nothing below a district or an unknown code. */
export async function regionsBelow(parent: string): Promise<readonly Region[]> {
  const found = [...(await regions())].filter(([code]) => parentOf(code) === parent);
  return found.map(([id, name]) => ({ id, name }));
}

const idBelow = (names: Names, parent: string | undefined, name: string): string | undefined =>
  [...names].find(([code, own]) => own === name && parentOf(code) === parent)?.[0];

/** The id of a city by its province, name and district; absent if they do not belong together. */
export async function cityIdOf({
  province,
  city,
  district,
}: {
  province: string;
  city: string;
  district: string;
}): Promise<string | undefined> {
  const names = await regions();
  const id = idBelow(names, idBelow(names, TOP, province), city);
  return idBelow(names, id, district) === undefined ? undefined : id;
}
