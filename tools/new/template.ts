import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** Thrown for wrong arguments or a file that exists; its message is written for the person at the command line. */
export class UsageError extends Error {}

/** A template with a value for each `{{name}}`. Throws when a value is missing: an error in the template. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(TEMPLATES, template), 'utf8').replace(/\{\{([\w.-]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs a value for {{${name}}}.`);
    return value;
  });
}

/** Writes a new file and returns its path; refuses to overwrite one. */
export function writeNewFile(root: string, file: string, text: string): string {
  const target = path.join(root, file);
  if (existsSync(target)) throw new UsageError(`${file} exists already; nothing was changed.`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return file;
}

/** Edits an existing file and returns its path; throws when the edit changes nothing. */
export function editFile(root: string, file: string, edit: (text: string) => string): string {
  const target = path.join(root, file);
  const before = readFileSync(target, 'utf8');
  const after = edit(before);
  if (after === before)
    throw new Error(`${file} has no place for the new line. Has the file been restructured? Adapt tools/new.`);
  writeFileSync(target, after);
  return file;
}

/** `PartCheck` → `part-check`. */
export const toKebabCase = (name: string): string => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
/** `cart-clear` → `cartClear`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function formatFile(file: string): Promise<void> {
  const config = await resolveConfig(file);
  writeFileSync(file, await format(readFileSync(file, 'utf8'), { ...config, filepath: file }));
}

/** Runs a generator from the command line: formats and lists the files that it wrote, and prints what to do next. */
export async function runGenerator(
  root: string,
  generate: () => { files: readonly string[]; next: string },
): Promise<void> {
  try {
    const { files, next } = generate();
    for (const file of files) await formatFile(path.join(root, file));
    for (const file of files) console.log(file);
    console.log(`\n${next}`);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
