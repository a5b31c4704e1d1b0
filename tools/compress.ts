import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MIN_COMPRESSED_BYTES = 1000;
const BROTLI_QUALITY = 11;

/** Writes each text file of a built site also as .br and .gz, for any static server; of pictures, thousands of small files, only .gz. */
export function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|json|txt|webmanifest)$/.test(file)) continue;
    const raw = readFileSync(path.join(folder, file));
    if (raw.length < MIN_COMPRESSED_BYTES) continue;
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(raw, { level: 9 }));
    if (file.startsWith('pictures')) continue;
    writeFileSync(
      path.join(folder, `${file}.br`),
      brotliCompressSync(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      }),
    );
  }
}
