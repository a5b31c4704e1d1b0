import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Thrown for wrong arguments or a file that exists; its message is written for the person at the command line. */
export class UsageError extends Error {}

/** A file below the project's root: the text of a new one, or an edit. An edit of a file that is not there gets ''. */
export type Change = readonly [file: string, change: string | ((text: string) => string)];

/** A template with a value for each `{{name}}`. */
export const render = (template: string, values: Readonly<Record<string, string>>): string =>
  readFileSync(path.join(import.meta.dirname, 'templates', template), 'utf8').replace(
    /\{\{([\w.-]+)\}\}/g,
    (hole, name: string) => values[name] ?? hole,
  );

/** Writes the changes and returns their files. Overwrites no file, and throws when an edit changes nothing. */
export function applyChanges(root: string, changes: readonly Change[]): string[] {
  const taken = changes.find(([file, change]) => typeof change === 'string' && existsSync(path.join(root, file)));
  if (taken) throw new UsageError(`${taken[0]} exists already; nothing was changed.`);
  return changes.map(([file, change]) => {
    const target = path.join(root, file);
    const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const after = typeof change === 'string' ? change : change(before);
    if (after === before)
      throw new Error(`${file} has no place for the new line. Was it restructured? Adapt tools/new.`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, after);
    return file;
  });
}

/** `PartCheck` → `part-check`. */
export const toKebabCase = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
/** `cart-clear` → `cartClear`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Runs a generator with the arguments of the command line, formats what it wrote, and prints what to do next. */
export function runGenerator(changesOf: (root: string, ...args: string[]) => readonly Change[], next: string): void {
  const root = path.resolve(import.meta.dirname, '../..');
  try {
    const files = applyChanges(root, changesOf(root, ...process.argv.slice(2)));
    spawnSync('oxfmt', files, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    console.log(`${files.join('\n')}\n\nNext: ${next}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
