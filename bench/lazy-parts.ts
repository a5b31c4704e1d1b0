import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closure, DIST, keyOf, scriptsOf, stylesOf, weigh, type Manifest, type Weight } from './manifest.ts';
import { scriptsUntilIdle } from './pages.ts';

/** What opening the chat adds to the home page, without its messages; the grid of emoji loads when it is opened. */
export function chatWeight(manifest: Manifest): { js: Weight; css: Weight } {
  const here = scriptsUntilIdle(manifest, 'home');
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
  const importsOf = (file: string) =>
    [...readFileSync(path.join(DIST, 'assets', file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].flatMap(
      ([, name]) => name ?? [],
    );
  const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) if (!seen.has(name)) withImports(importsOf(name), seen.add(name));
    return seen;
  };
  const starting = (start: RegExp) => {
    const found = files.filter((file) => start.test(file));
    if (found.length !== 1)
      throw new Error(`The build has ${found.length} chunks like ${start.source}; correct bench/.`);
    return found;
  };
  const weight = (...starts: RegExp[]) =>
    weigh([...withImports(starts.flatMap(starting))].map((file) => `assets/${file}`));
  const worker = /^list-worker-/;
  return {
    csv: weight(worker),
    xlsx: weight(worker, /^read-zip-/),
    tables: weight(/^parts-(?!list)/, /^elements-/),
  };
}
