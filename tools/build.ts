/**
 * Builds the shop for production into app/dist, each text file also compressed as .br and .gz for any static server.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, minifySync } from 'vite';
import { compress } from './compress.ts';
import { buildServiceWorker } from './service-worker.ts';
import { buildServer } from './prerender/build-server.ts';
import { writePages } from './prerender/write-pages.ts';

const app = path.resolve(import.meta.dirname, '../app');

await build({ root: app, configFile: path.join(app, 'vite.config.ts'), logLevel: 'warn' });
// The scripts before the first paint are no part of the bundle.
for (const name of ['theme.js', 'early.js']) {
  const file = path.join(app, 'dist', name);
  writeFileSync(file, minifySync(file, readFileSync(file, 'utf8')).code);
}
await buildServiceWorker(app);
await buildServer(app);
await writePages(path.join(app, 'dist'));
compress(path.join(app, 'dist'));
console.log('Built the shop into app/dist.');
