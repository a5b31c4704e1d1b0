import { describe, expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { chatWeight, listWorker } from './lazy-parts.ts';
import { closure, keyOf, readManifest, stylesOf, weigh } from './manifest.ts';
import { criticalStyles, firstLoad, MEASURED, PAGE_NAMES, scriptsUntilIdle, type MeasuredName } from './pages.ts';

const KB = 1000;
const manifest = readManifest();

describe('the bytes of the built shop', () => {
  test.each(Object.keys(MEASURED) as MeasuredName[])('%s fetches little JavaScript until it is idle', (name) => {
    const { brotli, gzip } = weigh(scriptsUntilIdle(manifest, name));
    const budget = budgets.scriptsUntilIdleKB[name];
    expect(brotli).toBeLessThanOrEqual(budget.brotli * KB);
    expect(gzip).toBeLessThanOrEqual(budget.gzip * KB);
  });

  test.each(Object.keys(MEASURED) as MeasuredName[])(
    '%s fetches no more than its limit when its document is of some time ago',
    (name) => {
      const { gzip } = weigh(scriptsUntilIdle(manifest, name, true));
      expect(gzip).toBeLessThanOrEqual(budgets.scriptsOfOldDocumentKB[name] * KB);
    },
  );

  test.each(PAGE_NAMES)('the first style sheets of %s are small', (name) => {
    const { firstPages, otherPages } = budgets.cssKB;
    const budget = name in MEASURED ? firstPages : otherPages;
    expect(weigh(criticalStyles(manifest, name)).gzip).toBeLessThanOrEqual(budget * KB);
  });

  test('all style sheets together stay small', () => {
    expect(weigh(stylesOf(manifest, Object.keys(manifest))).gzip).toBeLessThanOrEqual(budgets.cssKB.total * KB);
  });

  test('the messages of each area stay small in every language', () => {
    const areas = Object.keys(manifest).filter((key) => /messages\/[\w-]+\/\w+\.json$/.test(key));
    expect(areas.length).toBeGreaterThan(0);
    for (const key of areas)
      expect(weigh([manifest[key]?.file ?? '']).gzip, key).toBeLessThanOrEqual(budgets.messagesKB.area * KB);
  });

  test.each(PAGE_NAMES.filter((name) => name !== 'chat'))('%s has nothing of the chat until it is opened', (name) => {
    const chat = ['shell/ChatPopup.tsx', 'EmojiPanel/EmojiGrid.tsx', 'chat.route.tsx'].map((file) =>
      keyOf(manifest, file),
    );
    expect(chat.filter((key) => firstLoad(manifest, name).has(key))).toEqual([]);
  });

  test('the chat is small once it is opened', () => {
    const { js, css } = chatWeight(manifest);
    expect(js.gzip + css.gzip).toBeLessThanOrEqual(budgets.chatKB * KB);
  });

  test('a parts list is read by little code, and by more only where its format needs it', () => {
    const { csv, xlsx, tables } = listWorker();
    expect(csv.gzip).toBeLessThanOrEqual(budgets.partsList.csvPathKB * KB);
    expect(xlsx.gzip).toBeLessThanOrEqual(budgets.partsList.xlsxPathKB * KB);
    expect(tables.gzip).toBeLessThanOrEqual(budgets.partsList.tablesKB * KB);
  });

  test.each(PAGE_NAMES.filter((name) => !/upload|lists?$|-lists/.test(name)))(
    '%s fetches nothing of parts lists',
    (name) => {
      expect([...firstLoad(manifest, name)].filter((key) => /parts-list|open-list|list-worker/.test(key))).toEqual([]);
    },
  );

  test('no two chunks import each other, which would run one of them too early', () => {
    const pairs = Object.entries(manifest).flatMap(([key, chunk]) =>
      (chunk.imports ?? []).filter((other) => closure(manifest, [other]).has(key)).map((other) => `${key} ↔ ${other}`),
    );
    expect(pairs).toEqual([]);
  });

  test('nothing of the stand-in shop is in the build', () => {
    expect(Object.keys(manifest).filter((key) => /msw|mock-socket|\/mocks\//.test(key))).toEqual([]);
  });
});
