import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ShopState } from '../shop/state.ts';
import { fromRows, toRows, type Row } from './rows.ts';

/** Says whose file it is ('pips'), and how its rows are to be read. A change of the state that old rows do not fit raises the format. */
const OWNER = 0x70697073;
const FORMAT = 1;

/** Reasons of SQLite (the lower byte of its codes) for a file that is none of its own or damaged, and for one that somebody else has open. */
const BROKEN: readonly number[] = [11, 26];
const BUSY: readonly number[] = [5, 6];

export type ShopFileOptions = {
  /** Begins anew: what was kept is forgotten. */
  fresh?: boolean;
  log: (line: string) => void;
};

/** The file in which a shop is kept. Everything is written at once or not at all, and survives the end of the process at any moment. */
export type ShopFile = {
  /** What was kept when the file was opened; absent in a new one. */
  kept: Partial<ShopState> | undefined;
  /** Writes what has changed. A disk that takes no more is told to `log`, and tried again with the next write. */
  write(state: ShopState): void;
  close(): void;
};

/**
 * Opens the file, or makes it. A broken file, one of another format and one of somebody else's are put aside, never
 * deleted. Answers nothing where another shop has the file open: two would spoil it.
 */
export function openShopFile(file: string, options: ShopFileOptions): ShopFile | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    return openedFile(file, options);
  } catch (problem) {
    if (isOneOf(BUSY, problem)) {
      options.log(
        `${file} is open in another shop, so this one is kept nowhere: what happens in it is forgotten when it closes.`,
      );
      return undefined;
    }
    if (!(problem instanceof Unreadable) && !isOneOf(BROKEN, problem))
      throw new Error(`${file} cannot be opened: ${messageOf(problem)}`, { cause: problem });
    const aside = putAside(file);
    options.log(
      `${file} could not be read (${messageOf(problem)}), so the shop begins anew. The file is now ${aside}.`,
    );
    return openedFile(file, options);
  }
}

/** A file that SQLite can read and the shop cannot. */
class Unreadable extends Error {}

function openedFile(file: string, { fresh = false, log }: ShopFileOptions): ShopFile {
  const db = new DatabaseSync(file);
  try {
    // One shop a file; the lock goes with the process, however it ends.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    checkOwner(db, file);
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE IF NOT EXISTS kept (section TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (section, name))',
    );
    if (fresh) db.exec('DELETE FROM kept');
    const rows = db.prepare('SELECT section, name, json FROM kept ORDER BY rowid').all() as Row[];
    const kept = rows.length === 0 ? undefined : readable(rows);
    return {
      kept,
      write: writerOf(db, rows, (problem) =>
        log(`${file} could not be written (${problem}). The shop goes on and tries again.`),
      ),
      close: () => db.close(),
    };
  } catch (problem) {
    db.close();
    throw problem;
  }
}

/** Makes a new file the shop's; refuses one that is not. */
function checkOwner(db: DatabaseSync, file: string): void {
  const { application_id: owner } = db.prepare('PRAGMA application_id').get() as { application_id: number };
  const { user_version: format } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const { tables } = db.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
  if (owner === 0 && format === 0 && tables === 0)
    return db.exec(`BEGIN; PRAGMA application_id = ${OWNER}; PRAGMA user_version = ${FORMAT}; COMMIT`);
  if (owner !== OWNER) throw new Unreadable(`${path.basename(file)} belongs to another program`);
  if (format !== FORMAT) throw new Unreadable(`it has format ${format}, this shop reads ${FORMAT}`);
  const { quick_check: health } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (health !== 'ok') throw new Unreadable(health);
}

function readable(rows: readonly Row[]): Partial<ShopState> {
  try {
    return fromRows(rows);
  } catch (problem) {
    throw new Unreadable(messageOf(problem));
  }
}

/** Writes the rows that differ from those in the file, all of them or none. */
function writerOf(db: DatabaseSync, rows: readonly Row[], fail: (problem: string) => void): ShopFile['write'] {
  const put = db.prepare(
    'INSERT INTO kept (section, name, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json',
  );
  const drop = db.prepare('DELETE FROM kept WHERE section = ? AND name = ?');
  const written = new Map<string, Row>(rows.map((row) => [keyOf(row.section, row.name), row]));
  return (state) => {
    const gone = new Map(written);
    const changed: Row[] = [];
    for (const row of toRows(state, (section, name) => gone.delete(keyOf(section, name)))) {
      const key = keyOf(row.section, row.name);
      gone.delete(key);
      if (written.get(key)?.json !== row.json) changed.push(row);
    }
    if (changed.length === 0 && gone.size === 0) return;
    try {
      db.exec('BEGIN');
      for (const { section, name, json } of changed) put.run(section, name, json);
      for (const { section, name } of gone.values()) drop.run(section, name);
      db.exec('COMMIT');
    } catch (problem) {
      if (db.isTransaction) db.exec('ROLLBACK');
      return fail(messageOf(problem));
    }
    for (const row of changed) written.set(keyOf(row.section, row.name), row);
    for (const key of gone.keys()) written.delete(key);
  };
}

const keyOf = (section: string, name: string) => `${section}${name}`;

/** Moves a file out of the way, with what was written beside it: to the first of `.1`, `.2` … that is free. */
function putAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.${number}`)) number += 1;
  const aside = `${file}.${number}`;
  renameSync(file, aside);
  for (const ending of ['-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

function isOneOf(codes: readonly number[], problem: unknown): boolean {
  return (
    problem instanceof Error &&
    'errcode' in problem &&
    typeof problem.errcode === 'number' &&
    codes.includes(problem.errcode & 0xff)
  );
}
