/** What a change can affect, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process';

const output = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The commit where this branch left main; on main itself the last commit. */
export function baseCommit(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return output('git', 'merge-base', 'HEAD', main).trim();
    } catch {
      // No such branch.
    }
  }
  return 'HEAD';
}

/** Files that were changed, added or deleted since a commit, committed or not. */
export const changedFiles = (base: string): string[] => [
  ...linesOf(output('git', 'diff', '--name-only', base)),
  ...linesOf(output('git', 'ls-files', '--others', '--exclude-standard')),
];

/** The files of stories that import a changed file, directly or not. */
export function affectedStories(base: string): string[] {
  const { modules } = JSON.parse(
    output('depcruise', 'app/src', 'packages', '--affected', base, '--output-type', 'json'),
  ) as { modules: { source: string }[] };
  return modules.map(({ source }) => source).filter((file) => file.endsWith('.stories.tsx'));
}

/** Code whose imports vitest and dependency-cruiser can follow; a style sheet of the whole page has no importer. */
const FOLLOWED = /^(app|bench|contracts|mocks|packages)\/.*(\.tsx?|\.module\.css)$|\.md$/;
const CHECKED_ALWAYS = ['types', 'format', 'lint', 'checks', 'unit'];

/**
 * The parts of the tests that these files can affect. Undefined is every part, completely: a data file, a tool or a
 * setting was changed.
 */
export function affectedParts(files: readonly string[]): ReadonlySet<string> | undefined {
  if (!files.every((file) => FOLLOWED.test(file))) return undefined;
  const code = files.filter((file) => !file.endsWith('.md'));
  const shown = code.filter((file) => !/\.test\.tsx?$/.test(file));
  const shipped = shown.filter((file) => !file.endsWith('.stories.tsx'));
  return new Set([
    ...CHECKED_ALWAYS,
    ...(shipped.length > 0 ? ['build', 'e2e'] : []),
    ...(shown.some((file) => /^(app|contracts|mocks|packages)\//.test(file)) ? ['storybook', 'stories'] : []),
    ...(files.some((file) => /^(contracts|mocks)\//.test(file)) ? ['contracts'] : []),
  ]);
}
