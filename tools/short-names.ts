import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}0123456789`;

/** A number as a name: `a`, `b` … `aa`. Letters first, since no class may begin with a digit. */
function written(number: number): string {
  let text = FIRST[number % FIRST.length] ?? '';
  for (let rest = Math.floor(number / FIRST.length); rest > 0; rest = Math.floor((rest - 1) / REST.length))
    text += REST[(rest - 1) % REST.length];
  return text;
}

/** Gives each thing a short name by its position, skipping names that are taken; throws for an unknown thing. */
function shortNames(things: Iterable<string>, taken: ReadonlySet<string> = new Set()): (thing: string) => string {
  const names = new Map<string, string>();
  let number = 0;
  for (const thing of new Set(things)) {
    while (taken.has(written(number))) number += 1;
    names.set(thing, written(number));
    number += 1;
  }
  return (thing) => {
    const name = names.get(thing);
    if (name === undefined)
      throw new Error(`${thing} has no short name: it did not exist when the names were assigned.`);
    return name;
  };
}

const isModule = (file: string): boolean => file.endsWith('.module.css');
const namesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
const classKey = (name: string, file: string): string => `${path.resolve(file)} .${name}`;

/**
 * Short names for the classes and animations of the CSS modules below a folder (docs/notes/011). Files are sorted by
 * path, so that every build gives the same names; class names of plain style sheets are not used.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => path.join(folder, file));
  const [files, plain] = [sheets.filter(isModule), sheets.filter((file) => !isModule(file))];
  const nameOf = shortNames(
    files.flatMap((file) => namesIn(file).map((name) => classKey(name, file))),
    new Set(plain.flatMap(namesIn)),
  );
  return (name, file) => nameOf(classKey(name, file.replace(/\?.*/, '')));
}

/** Short ids for the messages in a language's folder. */
export function shortWordIds(folder: string): (id: string) => string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return shortNames(
    files.flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)),
  );
}
