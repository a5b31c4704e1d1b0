import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manualClock } from '../core/clock.ts';
import { createShop } from '../shop/create-shop.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import type { ShopState } from '../core/state.ts';
import { openShopFile, type ShopFile } from './shop-file.ts';

let folder = '';
let file = '';
let lines: string[] = [];
const opened: ShopFile[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-file-'));
  file = path.join(folder, 'below', 'shop.sqlite');
  lines = [];
});
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  rmSync(folder, { recursive: true });
});

/** A shop's state, the same in every run. */
const stateOf = (scenario?: ScenarioName): ShopState =>
  createShop({ scenario, clock: manualClock(Date.parse('2026-11-20T12:00:00+08:00')) }).state;

const log = (line: string) => void lines.push(line);
function open(fresh = false): ShopFile {
  const shopFile = openShopFile(file, { fresh, log });
  if (!shopFile) throw new Error('The file is in use.');
  opened.push(shopFile);
  return shopFile;
}
function close(shopFile: ShopFile): void {
  opened.splice(opened.indexOf(shopFile), 1);
  shopFile.close();
}

test('a new file is empty and returns what is written', () => {
  const state = stateOf('an order is paid');
  const first = open();
  expect(first.stored).toBeUndefined();
  first.write(state);
  close(first);
  expect(open().stored).toEqual(state);
  expect(lines).toEqual([]);
});

test('changes, additions and removals are in the file after each write', () => {
  const state = stateOf('an order draft exists');
  const first = open();
  first.write(state);
  state.accounts['9'] = { ...structuredClone(state.accounts['1'] ?? expect.fail()), id: '9' };
  state.lastId += 5;
  state.messages.pop();
  state.assortment = 'empty';
  state.drafts = {};
  delete state.tokens[Object.keys(state.tokens)[0] ?? ''];
  first.write(state);
  close(first);
  const second = open();
  expect(second.stored).toEqual(state);
  close(second);
  expect(open().stored).toEqual(state);
});

test('writes only changes', () => {
  const state = stateOf();
  state.uploads['large.png'] = { type: 'image/png', base64: 'A'.repeat(2_000_000) };
  const shopFile = open();
  shopFile.write(state);
  const before = statSync(`${file}-wal`).size;
  shopFile.write(state);
  expect(statSync(`${file}-wal`).size).toBe(before);
  state.lastId += 1;
  shopFile.write(state);
  expect(statSync(`${file}-wal`).size - before).toBeLessThan(64 * 1024);
});

test('deletes the stored state if requested', () => {
  const shopFile = open();
  shopFile.write(stateOf());
  close(shopFile);
  const fresh = open(true);
  expect(fresh.stored).toBeUndefined();
  fresh.write(stateOf());
  close(fresh);
  expect(open().stored).toEqual(stateOf());
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('.sqlite.'))).toEqual([]);
});

/** Files that the shop cannot read: how each is created, and the logged reason. */
const unreadable: Record<string, { make(): void; reason: RegExp }> = {
  'a text': {
    make: () => writeFileSync(file, 'This is no database, but it is long enough to be looked at.\n'.repeat(40)),
    reason: /file is not a database/,
  },
  'another program’s': {
    make: () => new DatabaseSync(file).exec('CREATE TABLE theirs (a)'),
    reason: /belongs to another program/,
  },
  'another format': {
    make: () => writeAndAlter('PRAGMA user_version = 99'),
    reason: /it has format 99, this shop reads 3/,
  },
  'a row that is no JSON': {
    make: () => writeAndAlter("UPDATE persisted SET json = '{' WHERE section = 'lastId'"),
    reason: /JSON/,
  },
  'a damaged page': {
    make: () => {
      writeAndAlter('PRAGMA user_version = 3');
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, 8192, bytes.length - 100));
    },
    reason: /malformed|Tree|page/,
  },
};

function writeAndAlter(sql: string): void {
  const shopFile = open();
  const state = stateOf();
  state.uploads['a.png'] = { type: 'image/png', base64: 'A'.repeat(200_000) };
  shopFile.write(state);
  close(shopFile);
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

for (const [what, { make, reason }] of Object.entries(unreadable)) {
  test(`renames ${what} unchanged, logs the reason, and starts empty`, () => {
    close(open());
    rmSync(file);
    make();
    const bytes = readFileSync(file);
    const shopFile = open();
    expect(shopFile.stored).toBeUndefined();
    expect(lines).toEqual([expect.stringMatching(/so the shop starts empty\. The file is now .*shop\.sqlite\.1\.$/)]);
    expect(lines[0]).toMatch(reason);
    expect(readFileSync(`${file}.1`).equals(bytes)).toBe(true);
    shopFile.write(stateOf());
    close(shopFile);
    writeFileSync(file, 'once more');
    close(open());
    expect(readFileSync(`${file}.1`).equals(bytes)).toBe(true);
    expect(readFileSync(`${file}.2`, 'utf8')).toBe('once more');
  });
}

test('does not open a file that another shop has open', () => {
  const first = open();
  first.write(stateOf());
  expect(openShopFile(file, { fresh: true, log })).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/is open in another shop, so this one is not stored/)]);
  close(first);
  expect(open().stored).toEqual(stateOf());
});

test('a path that cannot be opened is in the error', () => {
  writeFileSync(path.join(folder, 'plain'), '');
  expect(() => openShopFile(path.join(folder, 'plain', 'shop.sqlite'), { log })).toThrow(/plain/);
  expect(() => openShopFile(folder, { log })).toThrow(/cannot be opened/);
});

test('a failed write is logged, leaves the file unchanged, and is repeated by the next one', () => {
  close(open());
  const db = new DatabaseSync(file);
  db.exec(
    `CREATE TRIGGER full BEFORE INSERT ON persisted WHEN NEW.section = 'reviews'
    BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  );
  db.close();
  const state = stateOf();
  const shopFile = open();
  shopFile.write(state);
  expect(lines).toEqual([expect.stringMatching(/could not be written \(disk is full\)/)]);
  const { reviews: _, ...others } = state;
  shopFile.write(others as typeof state);
  close(shopFile);
  expect(lines).toHaveLength(1);
  expect(open().stored).toEqual(others);
});
