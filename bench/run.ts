/**
 * `npm run bench [-- bytes requests pictures lighthouse chat finding search lists list-page]`: prints one JSON object of what was measured on this machine.
 * Bytes are exact; times are medians on a shared machine, to be compared within one run only.
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
import {
  allCss,
  beside,
  chatWeight,
  initialLoad,
  listWorker,
  ownWeight,
  readManifest,
  ROUTES,
  routeWeight,
} from './weigh.ts';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);
/** The words that each route needs beside those of every page, as app/src/routes/route-table.ts says. */
const AREAS: Record<keyof typeof ROUTES, readonly string[]> = {
  home: ['shop', 'promo'],
  parts: ['shop', 'lists'],
  search: ['shop', 'lists'],
  picks: ['shop', 'lists'],
  product: ['shop', 'product'],
  flashSale: ['promo'],
  flashProduct: ['shop', 'product', 'promo'],
  presale: ['promo'],
  presaleProduct: ['shop', 'product', 'promo'],
  signIn: ['session'],
  cart: ['buying'],
  confirm: ['buying', 'confirm'],
  payment: ['buying', 'pay'],
  codePayment: ['buying', 'pay'],
  orders: ['buying', 'orders', 'account'],
  order: ['buying', 'orders', 'refunds', 'account'],
  tracking: ['buying', 'orders', 'refunds', 'account'],
  review: ['buying', 'refunds'],
  askRefund: ['buying', 'refunds'],
  refunds: ['buying', 'refunds', 'product', 'account'],
  upload: ['upload', 'listTroubles'],
  list: ['partsList', 'listTroubles', 'savedLists'],
  compareLists: ['savedLists', 'listTroubles'],
  savedLists: ['savedLists', 'upload'],
};

if (['bytes', 'requests', 'lighthouse', 'finding', 'list-page'].some(wants)) {
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../tools/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}

const result: Record<string, unknown> = { node: process.version, measuredAt: new Date().toISOString() };
if (wants('bytes')) {
  const manifest = readManifest();
  const routes = Object.entries(ROUTES).map(([name, route]) => [
    name,
    {
      ...initialLoad(manifest, route, AREAS[name as keyof typeof ROUTES]),
      routeChunks: routeWeight(manifest, route),
      routeAlone: ownWeight(manifest, route),
    },
  ]);
  result.bytes = {
    initial: Object.fromEntries(routes),
    beside: beside(manifest),
    lists: listWorker(),
    chat: chatWeight(manifest),
    allCss: allCss(manifest),
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
