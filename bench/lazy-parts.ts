import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closure, DIST, keyOf, scriptsOf, stylesOf, weigh, type Manifest, type Weight } from './manifest.ts';
import { scriptsUntilIdle } from './pages.ts';

/**
 * What opening the chat adds to a list of parts that has asked for its prices, without its messages; the grid of emoji
 * loads when it is opened.
 */
export function chatWeight(manifest: Manifest): { js: Weight; css: Weight } {
  const here = scriptsUntilIdle(manifest, 'parts', true);
  const chat = closure(manifest, [keyOf(manifest, 'shell/ChatPopup.tsx')]);
  return {
    js: weigh([...scriptsOf(manifest, chat)].filter((file) => !here.has(file))),
    css: weigh(stylesOf(manifest, chat)),
  };
}

/**
 * What a file's path through the worker of parts lists fetches, each with all it imports. Vite's manifest does not name
 * the chunks of a worker.
 */
export function listWorker(): Record<'csv' | 'xlsx' | 'tables', Weight> {
  const files = readdirSync(path.join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(path.join(DIST, 'assets', file), 'utf8').matchAll(pattern)].flatMap(([, name]) => name ?? []);
  const importsOf = (file: string) => namesIn(file, /(?:from|import)"\.\/([^"]+)"/g);
  const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) if (!seen.has(name)) withImports(importsOf(name), seen.add(name));
    return seen;
  };
  const only = (among: readonly string[], start: RegExp): string => {
    const [found = '', ...others] = among.filter((file) => start.test(file));
    if (!found || others.length > 0) throw new Error(`Not one chunk is like ${start.source}; correct bench/.`);
    return found;
  };
  const worker = only(files, /^list-worker-/);
  // The pages have chunks of the same names, where they read pasted parts without the worker.
  const later = namesIn(worker, /import\([`"]\.\/([^`"]+)[`"]/g);
  const weight = (...names: string[]) => weigh([...withImports(names)].map((file) => `assets/${file}`));
  return {
    csv: weight(worker),
    xlsx: weight(worker, only(later, /^read-zip-/)),
    tables: weight(only(later, /^parts-(?!list)/), only(later, /^elements-/)),
  };
}
