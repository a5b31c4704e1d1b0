import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text file of the project; `path` is relative to the project's root, with `/`. */
export type SourceFile = { path: string; text: string };

/** A violation: its place, and a sentence that says what it means and what to do. */
export type Fault = { file: string; line: number; sentence: string };

/** Finds violations in the files it is given. It reads no files itself, so a test can pass a planted one. */
export type Check = (files: readonly SourceFile[]) => Fault[];

const SOURCES = '{*,{app,bench,contracts,mocks,packages,tools,.storybook}/**/*}.{ts,tsx,js,mjs,css}';
/** Folders that other tools write. */
const WRITTEN = ['node_modules', 'dist', 'dist-server', 'generated', 'pacts'];

/** The files below a folder that match a pattern, in the order of their paths. */
export const filesIn = (root: string, pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: root, exclude: WRITTEN.map((folder) => `**/${folder}/**`) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

export const projectFiles = (root: string): SourceFile[] => filesIn(root, SOURCES);

/** A fault for each match of a global pattern in a file. */
export function faultsOf(
  { path: file, text }: SourceFile,
  pattern: RegExp,
  sentenceOf: (match: RegExpExecArray) => string | undefined,
): Fault[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const sentence = sentenceOf(match);
    const line = text.slice(0, match.index).split('\n').length;
    return sentence === undefined ? [] : [{ file, line, sentence }];
  });
}

/** Replaces comments by spaces, so that positions stay the same. A comment may name what code must not use. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Tests, stories, their fixtures and helpers: files that are never shipped. */
export const isTestSupport = (file: string): boolean =>
  /\.(test|stories|e2e)\.tsx?$|(^|\/)(fixtures(-[a-z]+)?|test-[a-z-]+)(\.tsx?$|\/)/.test(file);
