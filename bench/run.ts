/**
 * `npm run bench [-- PART…]` prints one JSON object of what was measured on this machine. Parts: bytes, requests, pictures,
 * leaving, lighthouse, paint, going-back, interactions, long-tasks, chat, finding, search, lists, list-page. Bytes are
 * exact; times are medians on a shared machine, to be compared within one run only. `npm run bench -- profile PAGE` writes
 * a CPU profile of one page instead: a measured page by its name (`parts`), or any by its address (`/goods_detail/7`).
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { measureChat } from './chat.ts';
import { measureFinding } from './finding.ts';
import { measureGoingBack } from './going-back.ts';
import { measureInteractions } from './interactions.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { measureLongTasks } from './long-tasks.ts';
import { mainThreadTable, measureMainThread } from './main-thread.ts';
import { measureLeaving } from './leaving.ts';
import { measureListPage } from './list-page.ts';
import { measureLists } from './parts-list.ts';
import { measurePainting } from './painting.ts';
import { measurePictures } from './pictures.ts';
import { profilePage } from './profile.ts';
import { measureRequests } from './requests.ts';
import { measureSearch } from './search.ts';
import { openShop } from './shop.ts';
import { measureTurning } from './turning.ts';
import { chatWeight, listWorker } from './lazy-parts.ts';
import { readManifest, scriptsOf, stylesOf, weigh } from './manifest.ts';
import {
  addressOf,
  criticalStyles,
  firstLoad,
  MEASURED,
  PAGE_NAMES,
  scriptsUntilIdle,
  type MeasuredName,
} from './pages.ts';

/** Rounds of Lighthouse, largest paint and long tasks, of which the median counts: `--rounds 1` for a first look. */
const ROUNDS = 5;

/** Ends with what is wrong with a name of a page. */
function refuse(page: string, hint = ''): never {
  console.error(`No such page: ${page}. There are: ${Object.keys(MEASURED).join(', ')}${hint}.`);
  process.exit(2);
}

const args = process.argv.slice(2);
if (args[0] === 'profile') {
  const page = args[1] ?? 'home';
  const address = addressOf(page) ?? refuse(page, '; or give an address that begins with a slash');
  console.log(JSON.stringify(await profilePage(address), null, 2));
  process.exit(0);
}
const rounds = args.includes('--rounds') ? Number(args[args.indexOf('--rounds') + 1]) : ROUNDS;
/** `--pages parts,search`: Lighthouse and the largest paint are measured on these only. */
const given = args.includes('--pages') ? args[args.indexOf('--pages') + 1] : undefined;
const pages = (given?.split(',') ?? Object.keys(MEASURED)).map((page) =>
  page in MEASURED ? (page as MeasuredName) : refuse(page),
);
const wanted = args.filter((word, at) => /^[a-z]/.test(word) && args[at - 1] !== '--pages');
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

/** What is measured in a browser: loading, and what a shopper does. */
const LOADING = ['requests', 'pictures', 'leaving', 'lighthouse', 'paint', 'going-back'];
const IN_SHOP = [...LOADING, 'interactions', 'long-tasks', 'finding', 'list-page'];
if (['bytes', ...IN_SHOP].some(wants)) {
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
if (IN_SHOP.some(wants)) {
  const shop = await openShop();
  try {
    if (wants('pictures')) result.painting = await measurePainting(shop.url);
    if (wants('pictures')) result.turning = await measureTurning(shop.url);
    if (wants('leaving')) result.leaving = await measureLeaving(shop.url);
    if (wants('requests')) result.requests = await measureRequests(shop.url);
    if (wants('list-page')) result.listPage = await measureListPage(shop.url);
    if (wants('paint')) result.largestPaint = await measureLargestPaint(shop.url, rounds, pages);
    if (wants('going-back')) result.goingBack = await measureGoingBack(shop.url);
    if (wants('interactions')) result.interactions = await measureInteractions(shop.url);
    if (wants('long-tasks')) result.longTasks = await measureLongTasks(shop.url, rounds);
    if (wants('finding')) result.finding = await measureFinding(shop.url);
    if (wants('lighthouse')) {
      const mobile = await measureMainThread(shop.url, 'mobile', rounds, pages);
      const desktop = await measureMainThread(shop.url, 'desktop', rounds, pages);
      result.lighthouse = { rounds, mobile, desktop };
      console.error(`Mobile\n${mainThreadTable(mobile)}\n\nDesktop\n${mainThreadTable(desktop)}`);
    }
  } finally {
    await shop.close();
  }
}
console.log(JSON.stringify(result, null, 2));
