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

/** What a command of node_modules/.bin prints, whatever its exit code. Words with spaces follow as `more`. */
export function outputOf(cwd: string, command: string, ...more: readonly string[]): string {
  const [tool = '', ...words] = command.split(' ');
  const program = path.join(ROOT, 'node_modules/.bin', tool);
  // With FORCE_COLOR=0, and in CI, some tools print colours.
  const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync(program, [...words, ...more], { cwd, env, encoding: 'utf8' });
  return stdout || stderr;
}
