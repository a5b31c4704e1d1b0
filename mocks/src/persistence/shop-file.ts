import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ShopState } from '../core/state.ts';
import { fromRows, toRows, type Row } from './rows.ts';

/**
 * The application id of the file ('pips') and the format of its rows. A change of the state that is incompatible with
 * stored rows needs a new format.
 */
const OWNER = 0x70697073;
const FORMAT = 3;
/** The table of the rows. Its name is part of the format. */
const TABLE = 'persisted';

/** Error codes of SQLite (lower byte): the file is damaged or not a database; another process has it open. */
const BROKEN: readonly number[] = [11, 26];
const BUSY: readonly number[] = [5, 6];

export type ShopFileOptions = {
  /** Starts with a fresh shop: deletes the stored state. */
  fresh?: boolean;
  log: (line: string) => void;
};

/**
 * The file that a shop is stored in. A write is atomic and survives a crash of the process at any time.
 */
export type ShopFile = {
  /** The state stored when the file was opened; absent in a new one. */
  stored: Partial<ShopState> | undefined;
  /** Writes all changes. A failure, such as a full disk, is logged; the next write includes the changes. */
  write(state: ShopState): void;
  close(): void;
};

/**
 * Opens the file, or creates it. A damaged file, one of another format and one of another program are renamed, never
 * deleted. Returns undefined if another shop has the file open: two would corrupt it.
 */
export function openShopFile(file: string, options: ShopFileOptions): ShopFile | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    return openDatabase(file, options);
  } catch (problem) {
    if (hasErrorCode(BUSY, problem)) {
      options.log(
        `${file} is open in another shop, so this one is not stored: all its changes are lost when it closes.`,
      );
      return undefined;
    }
    if (!(problem instanceof Unreadable) && !hasErrorCode(BROKEN, problem))
      throw new Error(`${file} cannot be opened: ${messageOf(problem)}`, { cause: problem });
    const aside = moveAside(file);
    options.log(
      `${file} could not be read (${messageOf(problem)}), so the shop starts empty. The file is now ${aside}.`,
    );
    return openDatabase(file, options);
  }
}

/** A file that SQLite can read but the shop cannot. */
class Unreadable extends Error {}

function openDatabase(file: string, { fresh = false, log }: ShopFileOptions): ShopFile {
  const db = new DatabaseSync(file);
  try {
    // One shop per file; the lock ends with the process, even after a crash.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    checkOwner(db, file);
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS ${TABLE} (
        section TEXT NOT NULL, name TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (section, name)
      )`,
    );
    if (fresh) db.exec(`DELETE FROM ${TABLE}`);
    const rows = db.prepare(`SELECT section, name, json FROM ${TABLE} ORDER BY rowid`).all() as Row[];
    const stored = rows.length === 0 ? undefined : parseRows(rows);
    return {
      stored,
      write: createWriter(db, rows, (problem) =>
        log(`${file} could not be written (${problem}). The shop continues and tries again.`),
      ),
      close: () => db.close(),
    };
  } catch (problem) {
    db.close();
    throw problem;
  }
}

/** Marks a new file as the shop's; throws for another program's file. */
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

function parseRows(rows: readonly Row[]): Partial<ShopState> {
  try {
    return fromRows(rows);
  } catch (problem) {
    throw new Unreadable(messageOf(problem));
  }
}

/** Writes the rows that differ from those in the file, in one transaction. */
function createWriter(db: DatabaseSync, rows: readonly Row[], fail: (problem: string) => void): ShopFile['write'] {
  const put = db.prepare(
    `INSERT INTO ${TABLE} (section, name, json) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET json = excluded.json`,
  );
  const drop = db.prepare(`DELETE FROM ${TABLE} WHERE section = ? AND name = ?`);
  const written = new Map<string, Row>(rows.map((row) => [keyOf(row.section, row.name), row]));
  return (state) => {
    const removed = new Map(written);
    const changed: Row[] = [];
    for (const row of toRows(state, (section, name) => removed.delete(keyOf(section, name)))) {
      const key = keyOf(row.section, row.name);
      removed.delete(key);
      if (written.get(key)?.json !== row.json) changed.push(row);
    }
    if (changed.length === 0 && removed.size === 0) return;
    try {
      db.exec('BEGIN');
      for (const { section, name, json } of changed) put.run(section, name, json);
      for (const { section, name } of removed.values()) drop.run(section, name);
      db.exec('COMMIT');
    } catch (problem) {
      if (db.isTransaction) db.exec('ROLLBACK');
      return fail(messageOf(problem));
    }
    for (const row of changed) written.set(keyOf(row.section, row.name), row);
    for (const key of removed.keys()) written.delete(key);
  };
}

const keyOf = (section: string, name: string) => `${section}${name}`;

/** Renames a file and its WAL files to the first free suffix of `.1`, `.2` … Returns the new path. */
function moveAside(file: string): string {
  let number = 1;
  while (existsSync(`${file}.${number}`)) number += 1;
  const aside = `${file}.${number}`;
  renameSync(file, aside);
  for (const ending of ['-wal', '-shm']) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

function hasErrorCode(codes: readonly number[], problem: unknown): boolean {
  return (
    problem instanceof Error &&
    'errcode' in problem &&
    typeof problem.errcode === 'number' &&
    codes.includes(problem.errcode & 0xff)
  );
}
