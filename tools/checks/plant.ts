import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Writes files into a new temporary folder, which is deleted when the test ends. */
export function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** What a tool of node_modules/.bin prints, whatever its exit code. */
export function outputOf(cwd: string, tool: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(path.join(ROOT, 'node_modules/.bin', tool), args, { cwd, encoding: 'utf8' });
  return stdout || stderr;
}
