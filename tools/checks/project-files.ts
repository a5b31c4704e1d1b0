import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './check.ts';

/** Folders that other tools write. */
const IGNORED = new Set([
  'node_modules',
  '.git',
  'dist',
  'dist-mocks',
  'storybook-static',
  'test-results',
  'playwright-report',
  'coverage',
  'generated',
  'pacts',
  '.tmp',
  '.vite',
]);
const TEXT = /\.(ts|tsx|mts|mjs|js|css|html)$/;

/** Every source file below a folder, in the order of its path. */
export function projectFiles(root: string): SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory() && !IGNORED.has(entry.name)) walk(place);
      if (entry.isFile() && TEXT.test(entry.name))
        found.push({ path: place, text: readFileSync(path.join(root, place), 'utf8') });
    }
  };
  walk('');
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
