/** A text file of the project; `path` is relative to the project's root, with `/`. */
export type SourceFile = { path: string; text: string };

/** Something that a guard found: where, and a sentence that says what it means and what to do. */
export type Fault = { file: string; line: number; sentence: string; isWarning?: boolean };

/** Looks at the whole project and tells its faults. A guard reads nothing by itself, so a test hands it a planted file. */
export type Guard = (files: readonly SourceFile[]) => Fault[];

/** The line, counted from 1, on which the character at `index` stands. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A fault for each match of a global pattern in a file. */
export function faultsOf(
  file: SourceFile,
  pattern: RegExp,
  sentence: (match: RegExpExecArray) => string | undefined,
): Fault[] {
  return [...file.text.matchAll(pattern)].flatMap((match) => {
    const said = sentence(match);
    return said === undefined ? [] : [{ file: file.path, line: lineAt(file.text, match.index), sentence: said }];
  });
}

/** Blanks the comments of code and keeps length and lines, so that places stay true. A comment may name what code must not use. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** Tests, stories and their fixtures: files that reach neither a shopper nor a server. */
export const isRehearsal = (path: string): boolean =>
  /\.(test|stories|e2e)\.tsx?$|(^|\/)fixtures(-[a-z]+)?(\.tsx?$|\/)/.test(path);

/** Files that stand in the shop's own packages, not in its tools. */
export const isShopCode = (path: string): boolean => /^(app|mocks|packages\/[^/]+)\/src\//.test(path);
