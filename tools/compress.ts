import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MIN_COMPRESSED_BYTES = 1000;
const BROTLI_QUALITY = 11;
/** Of thousands of drawings of a few kB each, which take a third of the build at the best quality. */
const PICTURE_QUALITY = 6;

/** Writes each text file of a built site also as .br and .gz, for any static server. */
export function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file)) continue;
    const raw = readFileSync(path.join(folder, file));
    if (raw.length < MIN_COMPRESSED_BYTES) continue;
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(raw, { level: 9 }));
    writeFileSync(
      path.join(folder, `${file}.br`),
      brotliCompressSync(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: file.startsWith('pictures') ? PICTURE_QUALITY : BROTLI_QUALITY },
      }),
    );
  }
}
