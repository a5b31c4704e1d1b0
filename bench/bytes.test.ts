import { describe, expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import {
  allCss,
  beside,
  chatWeight,
  closure,
  initialLoad,
  keyOf,
  listWorker,
  ownWeight,
  readManifest,
  ROUTES,
  routeWeight,
  unwantedChat,
  weigh,
} from './weigh.ts';

const KB = 1000;
const manifest = readManifest();

describe('the bytes of the built shop', () => {
  test.each([
    ['home', ROUTES.home],
    ['parts', ROUTES.parts],
    ['product', ROUTES.product],
  ] as const)('%s opens within its budget of JavaScript and CSS', (name, route) => {
    const { js, css } = initialLoad(manifest, route, []);
    expect(js.gzip).toBeLessThanOrEqual(budgets.initialJsKB[name] * KB);
    expect(css.gzip).toBeLessThanOrEqual(budgets.cssKB.critical * KB);
  });

  test('no route is heavier than its budget, and the middle one is light', () => {
    for (const route of Object.values(ROUTES))
      expect(routeWeight(manifest, route).gzip, route).toBeLessThanOrEqual(budgets.routeChunkKB.largest * KB);
    const own = Object.values(ROUTES)
      .map((route) => ownWeight(manifest, route).gzip)
      .sort((a, b) => a - b);
    expect(own[Math.floor(own.length / 2)]).toBeLessThanOrEqual(budgets.routeChunkKB.median * KB);
  });

  test('all style sheets together stay small', () => {
    expect(allCss(manifest).gzip).toBeLessThanOrEqual(budgets.cssKB.total * KB);
  });

  test.each(['zh-Hans', 'zh-Hant', 'en'])('the words of each area in %s stay small', (language) => {
    for (const area of [
      'core',
      'shop',
      'lists',
      'product',
      'promo',
      'buying',
      'confirm',
      'pay',
      'orders',
      'refunds',
      'account',
      'session',
      'chat',
      'emoji',
      'upload',
      'listProblems',
      'partsList',
      'savedLists',
    ]) {
      const { file } = manifest[keyOf(manifest, `messages/${language}/${area}.json`)] ?? { file: '' };
      expect(weigh([file]).gzip, `${language} ${area}`).toBeLessThanOrEqual(budgets.messagesKB.area * KB);
    }
  });

  test('what loads beside the first paint stays small: validators and sender, renderer', () => {
    const { data, pictures } = beside(manifest);
    expect(data.gzip).toBeLessThanOrEqual(budgets.besideKB.data * KB);
    expect(pictures.gzip).toBeLessThanOrEqual(budgets.besideKB.pictures * KB);
  });

  test.each(Object.values(ROUTES))('%s has nothing of the chat before somebody wants it', (route) => {
    expect(unwantedChat(manifest, route)).toEqual([]);
  });

  test('the chat is small once it is wanted, its emoji apart', () => {
    const { own, emoji } = chatWeight(manifest);
    expect(own.js.gzip + own.css.gzip).toBeLessThanOrEqual(budgets.chatKB.wanted * KB);
    expect(emoji.gzip).toBeLessThanOrEqual(budgets.chatKB.emoji * KB);
  });

  test('a parts list is read by little code, and by more only where its format needs it', () => {
    const { csv, xlsx, tables } = listWorker();
    expect(csv.gzip).toBeLessThanOrEqual(budgets.partsList.csvPathKB * KB);
    expect(xlsx.gzip).toBeLessThanOrEqual(budgets.partsList.xlsxPathKB * KB);
    expect(tables.gzip).toBeLessThanOrEqual(budgets.partsList.tablesKB * KB);
  });

  test('no page but those of parts lists fetches anything of them', () => {
    const others = Object.values(ROUTES).filter((route) => !/upload|lists?\b|-lists/.test(route));
    for (const route of others)
      expect(
        [...closure(manifest, [keyOf(manifest, `/${route}.tsx`)])].filter((key) =>
          /parts-list|open-list|list-worker/.test(key),
        ),
        route,
      ).toEqual([]);
  });

  test('no two chunks import each other, which would run one of them too early', () => {
    const pairs = Object.entries(manifest).flatMap(([key, chunk]) =>
      (chunk.imports ?? [])
        .filter((other) => manifest[other]?.imports?.includes(key))
        .map((other) => `${key} ↔ ${other}`),
    );
    expect(pairs).toEqual([]);
  });

  test('nothing of the stand-in shop is in the build', () => {
    expect(Object.keys(manifest).filter((key) => /msw|mock-socket|\/mocks\//.test(key))).toEqual([]);
  });
});
