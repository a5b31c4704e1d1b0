/**
 * `npm run bench [-- bytes requests pictures lighthouse chat finding search lists list-page]`: prints one JSON object
 * of what was measured on this machine. Bytes are exact; times are medians on a shared machine, to be compared within
 * one run only.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { measureChat } from './chat.ts';
import { measureFinding } from './finding.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureListPage } from './list-page.ts';
import { measureLists } from './parts-list.ts';
import { measurePictures } from './pictures.ts';
import { measureRequests } from './requests.ts';
import { measureSearch } from './search.ts';
import { openShop } from './shop.ts';
import { chatWeight, listWorker } from './lazy-parts.ts';
import { readManifest, scriptsOf, stylesOf, weigh } from './manifest.ts';
import { criticalStyles, firstLoad, MEASURED, PAGE_NAMES, scriptsUntilIdle, type MeasuredName } from './pages.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

if (['bytes', 'requests', 'lighthouse', 'finding', 'list-page'].some(wants)) {
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../tools/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

const result: Record<string, unknown> = { node: process.version, measuredAt: new Date().toISOString() };
if (wants('bytes')) {
  const manifest = readManifest();
  result.bytes = {
    untilIdle: Object.fromEntries(
      (Object.keys(MEASURED) as MeasuredName[]).map((name) => [name, weigh(scriptsUntilIdle(manifest, name))]),
    ),
    firstLoad: Object.fromEntries(
      PAGE_NAMES.map((name) => [
        name,
        { js: weigh(scriptsOf(manifest, firstLoad(manifest, name))), css: weigh(criticalStyles(manifest, name)) },
      ]),
    ),
    lists: listWorker(),
    chat: chatWeight(manifest),
    allCss: weigh(stylesOf(manifest, Object.keys(manifest))),
  };
}
if (wants('pictures')) result.pictures = measurePictures();
if (wants('search')) result.search = measureSearch();
if (wants('lists')) result.lists = await measureLists();
if (wants('chat')) result.chat = await measureChat();
if (['requests', 'lighthouse', 'finding', 'list-page'].some(wants)) {
  const shop = await openShop();
  try {
    if (wants('requests')) result.requests = await measureRequests(shop.url);
    if (wants('list-page')) result.listPage = await measureListPage(shop.url);
    if (wants('finding')) result.finding = await measureFinding(shop.url);
    if (wants('lighthouse')) result.lighthouse = measureLighthouse(shop.url);
  } finally {
    await shop.close();
  }
}
console.log(JSON.stringify(result, null, 2));
