/** Draws the part pictures of the shop (design-system/pictures/picture-files.ts): as files of a build, on request in development. */
import { readFileSync } from 'node:fs';
import { pictureFiles } from '@shop/design-system/pictures/picture-files';
import { UNKNOWN_SHAPE } from '@shop/design-system/pictures/picture-address';
import { sampleKeys } from '@shop/design-system/pictures/sample-keys';
import { readCatalogue } from '@shop/mocks/catalogue';
import type { Plugin } from 'vite';

const STYLES = readFileSync(new URL('../packages/design-system/src/pictures/drawing.css', import.meta.url), 'utf8');

/** The shapes of the catalogue, of the stories, and what stands for others. */
const shapes = () => new Set([...readCatalogue().moulds.map(({ shape }) => shape), ...sampleKeys, UNKNOWN_SHAPE]);

export function partPictures(): Plugin {
  return {
    name: 'part-pictures',
    configureServer: (server) => {
      const files = pictureFiles(STYLES, shapes());
      server.middlewares.use((request, response, next) => {
        const draw = files.get((request.url ?? '').split('?')[0] ?? '');
        if (!draw) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(draw());
      });
    },
    generateBundle() {
      for (const [address, draw] of pictureFiles(STYLES, shapes()))
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: draw() });
    },
  };
}
