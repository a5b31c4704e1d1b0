/** The part pictures of the shop, from the compiled packs: as files of a build, on request in development. */
import {
  SCHEMATIC,
  cardFile,
  partFile,
  sceneFile as sceneAddress,
  type SceneName,
} from '@shop/design-system/pictures/picture-address';
import { sceneFile, schematicFile, stillFile } from '@shop/design-system/pictures/still-file';
import type { Plugin } from 'vite';
import { readStills } from './pictures/still-packs.ts';
import { UNLIKE } from './pictures/unlike.ts';

/**
 * The pictures by their address. A number that has the shape of another has its picture too; one whose still is empty,
 * because it is thinner than a line, has none, as one whose still is plainly another part.
 */
export function pictureFiles(packs = readStills()): Map<string, () => string> {
  const files = new Map<string, () => string>();
  const add = (number: string, still: Parameters<typeof stillFile>[0]) => {
    if (still.faces === '' || UNLIKE.has(number)) return;
    files.set(partFile(number), () => stillFile(still));
    files.set(cardFile(number), () => stillFile(still, 'card'));
  };
  for (const [number, still] of packs.stills) add(number, still);
  for (const [number, like] of Object.entries(packs.index.like)) {
    const still = packs.stills.get(like);
    if (still) add(number, still);
  }
  for (const address of [partFile, cardFile]) files.set(address(SCHEMATIC), schematicFile);
  for (const [name, still] of packs.scenes) files.set(sceneAddress(name as SceneName), () => sceneFile(still));
  return files;
}

export function partPictures(): Plugin {
  return {
    name: 'part-pictures',
    configureServer: (server) => {
      let files: ReturnType<typeof pictureFiles> | undefined;
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? '';
        if (!address.startsWith('/pictures/')) return next();
        const draw = (files ??= pictureFiles()).get(address);
        if (!draw) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(draw());
      });
    },
    generateBundle() {
      for (const [address, draw] of pictureFiles())
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: draw() });
    },
  };
}
