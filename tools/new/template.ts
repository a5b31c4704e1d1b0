import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** Thrown for a mistake of whoever asked; its message is a sentence for them. */
export class Refused extends Error {}

/** A template with its `{{places}}` filled. Throws when a place has no value: a mistake in the template. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(TEMPLATES, template), 'utf8').replace(/\{\{([\w.-]+)\}\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`${template} asks for {{${place}}}, which nobody gives.`);
    return value;
  });
}

/** Writes a new file; refuses to write over one that is there. */
export function writeNew(root: string, file: string, text: string): string {
  const place = path.join(root, file);
  if (existsSync(place)) throw new Refused(`${file} is there already; nothing was changed.`);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return file;
}

/** Changes a kept file; throws when the change finds no place in it. */
export function change(root: string, file: string, how: (text: string) => string): string {
  const place = path.join(root, file);
  const before = readFileSync(place, 'utf8');
  const after = how(before);
  if (after === before)
    throw new Error(`${file} has no place for the new line: has its shape changed? Mend tools/new.`);
  writeFileSync(place, after);
  return file;
}

/** `WishList` → `wish-list`. */
export const kebab = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
/** `cart-clear` → `cartClear`. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Runs a generator from the command line: says what was written and what is left to do. */
export function announce(make: () => { files: readonly string[]; next: string }): void {
  try {
    const { files, next } = make();
    for (const file of files) console.log(file);
    console.log(`\n${next}`);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    console.error(problem.message);
    process.exitCode = 2;
  }
}
