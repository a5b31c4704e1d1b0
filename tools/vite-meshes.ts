/** Serves the meshes of parts that the product page turns: as files of a build, on request in development. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { meshFile } from '@shop/design-system/pictures/turning/mesh-address';
import type { Plugin } from 'vite';
import { readMeshes } from './pictures/mesh-packs.ts';
import { UNLIKE } from './pictures/unlike.ts';

const shownMeshes = () => [...readMeshes()].filter(([number]) => !UNLIKE.has(number));

export function partMeshes(): Plugin {
  let folder = '';
  return {
    name: 'part-meshes',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    configureServer: (server) => {
      const meshes = new Map(shownMeshes().map(([number, body]) => [meshFile(number), body]));
      server.middlewares.use((request, response, next) => {
        const body = meshes.get(decodeURI((request.url ?? '').split('?')[0] ?? ''));
        if (!body) return next();
        response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'br' }).end(body);
      });
    },
    // Written here and not emitted: the packs have the compressed files already.
    writeBundle() {
      for (const [number, body] of shownMeshes()) writeMesh(path.join(folder, meshFile(number)), body);
    },
  };
}

function writeMesh(file: string, body: Uint8Array): void {
  const bytes = brotliDecompressSync(body);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.br`, body);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
