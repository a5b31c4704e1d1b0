/** The packs of stills: brotli of one JSON object a line, in files small enough to look at. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Still } from '@shop/design-system/pictures/still';

const FOLDER = new URL('../../packages/design-system/pictures/', import.meta.url);
const PACK = /^stills-\w+\.bin$/;
const SCENES = 'scenes.bin';
/** After the numbered packs, so that what is put together replaces what the geometry has under its number. */
const COMPOSED = 'stills-composed.bin';
const STILLS_IN_PACK = 700;

/** What belongs to the stills besides them. */
export interface StillIndex {
  /** Numbers that have the still of another: the same shape under another number. */
  like: Record<string, string>;
  /** Prints whose pattern the geometry lacks, and the plain part that is shown for each. */
  unprinted: Record<string, string>;
}

const packNames = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => PACK.test(name))
    .toSorted();

const unpacked = (name: string, folder: URL): Still[] =>
  brotliDecompressSync(readFileSync(new URL(name, folder)))
    .toString('utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as Still);

/** The numbers whose still is put together of parts. */
export const composedNumbers = (): string[] => unpacked(COMPOSED, FOLDER).map(({ number }) => number);

/** All stills and scenes, by number or name; a few hundred milliseconds. */
export function readStills(folder = FOLDER): {
  stills: Map<string, Still>;
  scenes: Map<string, Still>;
  index: StillIndex;
} {
  const byNumber = (names: readonly string[]) =>
    new Map(names.flatMap((name) => unpacked(name, folder)).map((still) => [still.number, still] as const));
  return {
    stills: byNumber(packNames(folder)),
    scenes: byNumber([SCENES]),
    index: JSON.parse(readFileSync(new URL('stills.json', folder), 'utf8')) as StillIndex,
  };
}

/** Replaces the packs of stills of a folder; gives the bytes of each file. */
export function writeStills(
  { stills, index }: { stills: readonly Still[]; index: StillIndex },
  folder = FOLDER,
): Record<string, number> {
  for (const name of packNames(folder)) rmSync(new URL(name, folder));
  const files: Record<string, Buffer> = {};
  const sorted = stills.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  for (let at = 0; at < sorted.length; at += STILLS_IN_PACK)
    files[`stills-${at / STILLS_IN_PACK + 1}.bin`] = packed(sorted.slice(at, at + STILLS_IN_PACK));
  writeIndex(index, folder);
  for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, folder), bytes);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]));
}

/** Replaces the pack of scenes. */
export const writeScenes = (scenes: readonly Still[], folder = FOLDER): void =>
  writeFileSync(new URL(SCENES, folder), packed(scenes));

/** Replaces the pack of stills that are put together of parts; nothing else leads to another still under their numbers. */
export function writeComposedStills(stills: readonly Still[], folder = FOLDER): void {
  writeFileSync(new URL(COMPOSED, folder), packed(stills));
  const { index } = readStills(folder);
  for (const { number } of stills) delete index.like[number];
  writeIndex(index, folder);
}

const writeIndex = (index: StillIndex, folder: URL): void =>
  writeFileSync(new URL('stills.json', folder), `${JSON.stringify(index, null, 1)}\n`);

const packed = (stills: readonly Still[]): Buffer => {
  const text = Buffer.from(stills.map((still) => JSON.stringify(still)).join('\n'));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
};
