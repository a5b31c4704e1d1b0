/**
 * Builds the shop for production into app/dist, each text file also compressed as .br and .gz for any static server.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const app = path.resolve(import.meta.dirname, '../app');
const MIN_COMPRESSED_BYTES = 1000;
const BROTLI_QUALITY = 11;
/** Of two thousand drawings of a few kB each, which take a third of the build at the best quality. */
const PICTURE_QUALITY = 6;

await build({ root: app, configFile: path.join(app, 'vite.config.ts'), logLevel: 'warn' });
const dist = path.join(app, 'dist');
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file)) continue;
  const raw = readFileSync(path.join(dist, file));
  if (raw.length < MIN_COMPRESSED_BYTES) continue;
  writeFileSync(path.join(dist, `${file}.gz`), gzipSync(raw, { level: 9 }));
  writeFileSync(
    path.join(dist, `${file}.br`),
    brotliCompressSync(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: file.startsWith('pictures') ? PICTURE_QUALITY : BROTLI_QUALITY },
    }),
  );
}
console.log('Built the shop into app/dist.');
