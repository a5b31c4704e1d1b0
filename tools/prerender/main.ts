/**
 * `npm run prerender -- --api URL`: writes the documents of all public pages, categories and products that an API lists,
 * in three languages, and the sitemap. See docs/deploy.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@shop/contracts/language';
import { inLanguage } from '../../app/src/language/language.ts';
import { publicAddresses, publicPaths } from '../../app/src/prerender/public-pages.ts';
import { entryOf, type Manifest } from '../build-manifest.ts';
import { openProgress } from './progress.ts';
import { fetchFrom, openBundle } from './renderer.ts';
import { runWorkers } from './run-workers.ts';
import { isInShard, readShard } from './shard.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

const HOUR_MS = 3_600_000;
const dist = path.resolve(import.meta.dirname, '../../app/dist');

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    origin: { type: 'string' },
    out: { type: 'string', default: dist },
    shard: { type: 'string', default: '1/1' },
    limit: { type: 'string' },
    'max-age-hours': { type: 'string', default: '24' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
if (!values.api || !URL.canParse(values.api))
  throw new Error('--api takes the address of the API, such as https://shop.example.');

const api = new URL(values.api).origin;
const origin = values.origin ?? process.env.SHOP_ORIGIN ?? api;
const shard = readShard(values.shard);
const out = path.resolve(values.out);
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
const build = path.basename(manifest[entryOf(manifest)]?.file ?? '', '.js');
const progress = openProgress(out, { build, shard, maxAgeMs: Number(values['max-age-hours']) * HOUR_MS });

const { listPathsOf } = await openBundle(dist);
const listed = (await listPathsOf(origin, fetchFrom(api))).slice(0, values.limit ? Number(values.limit) : undefined);
const all = [...publicAddresses, ...listed.flatMap((one) => LANGUAGES.map((language) => inLanguage(one, language)))];
const due = all.filter((address) => isInShard(address, shard) && !progress.isFresh(address));
console.log(`${all.length} pages, ${due.length} to render in shard ${values.shard}, ${values.workers} workers.`);

const since = performance.now();
let written = 0;
const failed: string[] = [];
await runWorkers(due, { dist, out, origin, api, count: Number(values.workers) }, (result) => {
  progress.note(result.written);
  written += result.written.length;
  failed.push(...result.failed);
  if (Math.floor(written / 1000) > Math.floor((written - result.written.length) / 1000)) console.log(`${written} …`);
});
const seconds = (performance.now() - since) / 1000;
console.log(
  `${written} documents in ${seconds.toFixed(1)} s: ${(written / seconds).toFixed(1)} a second; ${Math.round(process.memoryUsage.rss() / 1e6)} MB.`,
);

if (shard.index === 1) {
  mkdirSync(out, { recursive: true });
  for (const { name, xml } of sitemapFiles([...publicPaths, ...listed], origin))
    writeFileSync(path.join(out, name), xml);
  writeFileSync(path.join(out, 'robots.txt'), robotsText(origin));
}
if (failed.length > 0) {
  console.error(
    `${failed.length} pages could not be rendered and are tried again by the next run: ${failed.slice(0, 10).join(' ')}`,
  );
  process.exitCode = 1;
}
