import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const IN_TEXTS = /[\w.-]+-[\w-]{8}(?=\.(?:js|css)\b)/g;

/**
 * A copy of a build in which every script and style sheet has another name, as in a build of a newer version, and no
 * pictures. Returns its folder.
 */
export function newBuildOf(dist: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-build-'));
  mkdirSync(path.join(copy, 'assets'));
  const names = readdirSync(path.join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
  const known = new Set(names.map((name) => name.replace(/\.\w+$/, '')));
  const rename = (text: string) => text.replaceAll(IN_TEXTS, (name) => (known.has(name) ? `${name}-new` : name));
  for (const file of [...names.map((name) => `assets/${name}`), 'index.html', 'sw.js', 'theme.js'])
    writeFileSync(path.join(copy, rename(file)), rename(readFileSync(path.join(dist, file), 'utf8')));
  return copy;
}
