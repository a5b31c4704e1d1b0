import { gzipSync } from 'node:zlib';
import type { PictureLack } from '@shop/contracts';
import { readCatalogue } from '@shop/mocks/catalogue';
import { stillFile } from '@shop/design-system/pictures/still-file';
import { pictureFiles } from '../tools/vite-pictures.ts';
import { readStills } from '../tools/pictures/still-packs.ts';
import { spread } from './spread.ts';

/** Bytes of the parts' pictures (gzip), how many parts they show, and how long the build takes to write them all (ms). */
export function measurePictures(): Record<string, unknown> {
  const packs = readStills();
  const bytes = (size: 'whole' | 'card') =>
    spread([...packs.stills.values()].map((still) => gzipSync(stillFile(still, size), { level: 9 }).length));
  const started = performance.now();
  for (const draw of pictureFiles().values()) draw();
  const buildMs = Math.round(performance.now() - started);
  const { moulds } = readCatalogue();
  const plain = moulds.filter(({ blank }) => blank === undefined);
  const prints = moulds.filter(({ blank }) => blank !== undefined);
  const count = (of: typeof moulds, lack: PictureLack | undefined) =>
    of.filter(({ picture }) => picture.lacks === lack).length;
  return {
    whole: bytes('whole'),
    card: bytes('card'),
    scenes: Object.fromEntries([...packs.scenes].map(([name, still]) => [name, gzipSync(stillFile(still)).length])),
    parts: { drawn: count(plain, undefined), similar: count(plain, 'mould'), schematic: count(plain, 'shape') },
    prints: { shown: count(prints, undefined), notShown: prints.length - count(prints, undefined) },
    buildMs,
  };
}
