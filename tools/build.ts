/**
 * Builds the shop for production into app/dist, each text file also compressed as .br and .gz for any static server. The
 * folder is replaced once the build is complete, so that a server of the one before has all its files until then.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, minifySync } from 'vite';
import { compress } from './compress.ts';
import { replaceFolder } from './replace-folder.ts';
import { buildServiceWorker } from './service-worker.ts';
import { buildServer } from './prerender/build-server.ts';
import { writePages } from './prerender/write-pages.ts';

const app = path.resolve(import.meta.dirname, '../app');
const unfinished = path.resolve(import.meta.dirname, '../.tmp/build');
const dist = path.join(unfinished, 'dist');

await build({
  root: app,
  configFile: path.join(app, 'vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: dist },
});
// These scripts are no part of the bundle.
for (const name of ['theme.js', 'early.js', 'formats.js']) {
  const file = path.join(dist, name);
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code);
}
await buildServiceWorker(app, dist);
await buildServer(app, path.join(unfinished, 'dist-server'));
await writePages(dist);
compress(dist);
// First what renders pages, which a server opens again when it sees the new index.html.
for (const name of ['dist-server', 'dist']) replaceFolder(path.join(unfinished, name), path.join(app, name));
console.log('Built the shop into app/dist.');
