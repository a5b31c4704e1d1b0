import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { standingClock } from '../shop/clock.ts';
import { createShop } from '../shop/shop.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import type { ShopState } from '../shop/state.ts';
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

/** A shop's state, the same one every time. */
const stateOf = (scenario?: ScenarioName): ShopState =>
  createShop({ scenario, clock: standingClock(Date.parse('2026-11-20T12:00:00+08:00')) }).state;

const log = (line: string) => void lines.push(line);
function open(fresh = false): ShopFile {
  const made = openShopFile(file, { fresh, log });
  if (!made) throw new Error('The file is in use.');
  opened.push(made);
  return made;
}
function close(made: ShopFile): void {
  opened.splice(opened.indexOf(made), 1);
  made.close();
}

test('a new file has nothing kept, and gives back what is written', () => {
  const state = stateOf('an order is paid');
  const first = open();
  expect(first.kept).toBeUndefined();
  first.write(state);
  close(first);
  expect(open().kept).toEqual(state);
  expect(lines).toEqual([]);
});

test('what changes, comes and goes is in the file after each write', () => {
  const state = stateOf('an order is laid out');
  const first = open();
  first.write(state);
  state.accounts['9'] = { ...structuredClone(state.accounts['1'] ?? expect.fail()), id: '9' };
  state.lastId += 5;
  state.messages.pop();
  state.shelves = 'empty';
  state.drafts = {};
  delete state.tokens[Object.keys(state.tokens)[0] ?? ''];
  first.write(state);
  close(first);
  const second = open();
  expect(second.kept).toEqual(state);
  close(second);
  expect(open().kept).toEqual(state);
});

test('writes what changed and nothing else', () => {
  const state = stateOf();
  state.uploads['large.png'] = { type: 'image/png', base64: 'A'.repeat(2_000_000) };
  const made = open();
  made.write(state);
  const before = statSync(`${file}-wal`).size;
  made.write(state);
  expect(statSync(`${file}-wal`).size).toBe(before);
  state.lastId += 1;
  made.write(state);
  expect(statSync(`${file}-wal`).size - before).toBeLessThan(64 * 1024);
});

test('begins anew where that is asked', () => {
  const made = open();
  made.write(stateOf());
  close(made);
  const fresh = open(true);
  expect(fresh.kept).toBeUndefined();
  fresh.write(stateOf());
  close(fresh);
  expect(open().kept).toEqual(stateOf());
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('.sqlite.'))).toEqual([]);
});

/** Somebody's file in the place of ours: how it is made, and what is said of it. */
const strange: Record<string, { make(): void; said: RegExp }> = {
  'a text': {
    make: () => writeFileSync(file, 'This is no database, but it is long enough to be looked at.\n'.repeat(40)),
    said: /file is not a database/,
  },
  'another program’s': {
    make: () => new DatabaseSync(file).exec('CREATE TABLE theirs (a)'),
    said: /belongs to another program/,
  },
  'another format': { make: () => keptWith('PRAGMA user_version = 99'), said: /it has format 99, this shop reads 1/ },
  'a row that is no JSON': {
    make: () => keptWith("UPDATE kept SET json = '{' WHERE section = 'lastId'"),
    said: /JSON/,
  },
  'a damaged page': {
    make: () => {
      keptWith('PRAGMA user_version = 1');
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, 8192, bytes.length - 100));
    },
    said: /malformed|Tree|page/,
  },
};

function keptWith(sql: string): void {
  const made = open();
  const state = stateOf();
  state.uploads['a.png'] = { type: 'image/png', base64: 'A'.repeat(200_000) };
  made.write(state);
  close(made);
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

for (const [what, { make, said }] of Object.entries(strange)) {
  test(`puts ${what} aside untouched, says so, and begins anew`, () => {
    close(open());
    rmSync(file);
    make();
    const bytes = readFileSync(file);
    const made = open();
    expect(made.kept).toBeUndefined();
    expect(lines).toEqual([expect.stringMatching(/so the shop begins anew\. The file is now .*shop\.sqlite\.1\.$/)]);
    expect(lines[0]).toMatch(said);
    expect(readFileSync(`${file}.1`).equals(bytes)).toBe(true);
    made.write(stateOf());
    close(made);
    writeFileSync(file, 'once more');
    close(open());
    expect(readFileSync(`${file}.1`).equals(bytes)).toBe(true);
    expect(readFileSync(`${file}.2`, 'utf8')).toBe('once more');
  });
}

test('a file that another shop has open is left to it', () => {
  const first = open();
  first.write(stateOf());
  expect(openShopFile(file, { fresh: true, log })).toBeUndefined();
  expect(lines).toEqual([expect.stringMatching(/is open in another shop, so this one is kept nowhere/)]);
  close(first);
  expect(open().kept).toEqual(stateOf());
});

test('a place that cannot be opened is named', () => {
  writeFileSync(path.join(folder, 'plain'), '');
  expect(() => openShopFile(path.join(folder, 'plain', 'shop.sqlite'), { log })).toThrow(/plain/);
  expect(() => openShopFile(folder, { log })).toThrow(/cannot be opened/);
});

test('a write that fails is told, leaves the file as it was, and is made up for later', () => {
  close(open());
  const db = new DatabaseSync(file);
  db.exec(
    "CREATE TRIGGER full BEFORE INSERT ON kept WHEN NEW.section = 'reviews' BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
  );
  db.close();
  const state = stateOf();
  const made = open();
  made.write(state);
  expect(lines).toEqual([expect.stringMatching(/could not be written \(disk is full\)/)]);
  const { reviews: _, ...others } = state;
  made.write(others as typeof state);
  close(made);
  expect(lines).toHaveLength(1);
  expect(open().kept).toEqual(others);
});
