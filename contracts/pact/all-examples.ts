import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Example } from './example.ts';

const AREAS = (await readdir(new URL('examples/', import.meta.url))).map((file) => path.basename(file, '.ts')).sort();

const read = async (area: string): Promise<readonly Example[]> => {
  const { examples: found } = (await import(`./examples/${area}.ts`)) as { examples: readonly Example[] };
  return found;
};

/** The interactions of each area, from `examples/<area>.ts`. */
export const examplesByArea: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  await Promise.all(AREAS.map(async (area) => [area, await read(area)] as const)),
);

/** Every interaction of the shop with its server: each call in each of its states. */
export const examples: readonly Example[] = Object.values(examplesByArea).flat();
