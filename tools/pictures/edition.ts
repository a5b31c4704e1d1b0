/** The edition of the pictures: browsers may keep what an address that names it leads to for years. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { pictureFiles } from '../vite-pictures.ts';

const PACKS = new URL('../../packages/design-system/pictures/', import.meta.url);
const FILE = new URL('../../packages/design-system/src/pictures/edition.ts', import.meta.url);
const DIGITS = 6;
/** Every so many files are looked at, which shows when the code that writes them changes. */
const SAMPLE = 97;

/** Another whenever the packs change, or how files are written from them. */
export function editionOf(files: ReadonlyMap<string, () => string>): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(PACKS).toSorted())
    if (name.endsWith('.bin')) hash.update(readFileSync(new URL(name, PACKS)));
  [...files.values()].forEach((draw, at) => {
    if (at % SAMPLE === 0) hash.update(draw());
  });
  return hash.digest('hex').slice(0, DIGITS);
}

/** Writes the edition for the pages. */
export function writeEdition(): void {
  const before = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, before.replace(/'\w+'/, `'${editionOf(pictureFiles())}'`));
}
