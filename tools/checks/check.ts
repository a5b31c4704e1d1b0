/** A text file of the project; `path` is relative to the project's root, with `/`. */
export type SourceFile = { path: string; text: string };

/** A violation: its place, and a sentence that says what it means and what to do. */
export type Fault = { file: string; line: number; sentence: string };

/** Finds violations in the files it is given. It reads no files itself, so a test can pass a planted one. */
export type Check = (files: readonly SourceFile[]) => Fault[];

/** The line, counted from 1, on which the character at `index` stands. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A fault for each match of a global pattern in a file. */
export function faultsOf(
  file: SourceFile,
  pattern: RegExp,
  sentence: (match: RegExpExecArray) => string | undefined,
): Fault[] {
  return [...file.text.matchAll(pattern)].flatMap((match) => {
    const text = sentence(match);
    return text === undefined ? [] : [{ file: file.path, line: lineAt(file.text, match.index), sentence: text }];
  });
}

/** Replaces comments by spaces, so that positions stay the same. A comment may name what code must not use. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Tests, stories and their fixtures: files that are never shipped. */
export const isTestSupport = (path: string): boolean =>
  /\.(test|stories|e2e)\.tsx?$|(^|\/)fixtures(-[a-z]+)?(\.tsx?$|\/)/.test(path);

/** Source files of the app, the stand-in shop and the packages. */
export const isShopCode = (path: string): boolean => /^(app|mocks|packages\/[^/]+)\/src\//.test(path);
