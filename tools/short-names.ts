import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}0123456789`;

/** A number as a name: `a`, `b` … `aa`. Letters first, since no class may begin with a digit. */
function written(number: number): string {
  let text = FIRST[number % FIRST.length] ?? '';
  for (let rest = Math.floor(number / FIRST.length); rest > 0; rest = Math.floor((rest - 1) / REST.length)) text += REST[(rest - 1) % REST.length];
  return text;
}

/** Names things by counting them in their order; throws for one that was not there. */
function counted(things: Iterable<string>): (thing: string) => string {
  const names = new Map([...new Set(things)].map((thing, place) => [thing, written(place)]));
  return (thing) => {
    const name = names.get(thing);
    if (name === undefined) throw new Error(`${thing} has no short name: it was not there when names were counted.`);
    return name;
  };
}

const classKey = (name: string, file: string): string => `${path.resolve(file)} .${name}`;

/** Short names for the classes and animations of the style modules below a folder (docs/notes/011). Files count in the order of their paths, so that every build gives the same names. */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css')).sort();
  const classes = files.map((file) => path.join(folder, file)).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => classKey(name, file)));
  const nameOf = counted(classes);
  return (name, file) => nameOf(classKey(name, file.replace(/\?.*/, '')));
}

/** Short ids for the words in a language's folder. */
export function shortWordIds(folder: string): (id: string) => string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json')).sort();
  return counted(files.flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object)));
}
