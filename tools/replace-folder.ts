import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Moves a folder to the place of another one, which is deleted; it is missing for a moment only. */
export function replaceFolder(from: string, to: string): void {
  const old = `${from}-old`;
  rmSync(old, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  if (existsSync(to)) renameSync(to, old);
  renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}
