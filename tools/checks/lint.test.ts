import { readFileSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readTable } from '../part-tables.ts';
import { projectFiles } from './check.ts';
import { classNames } from './class-names.ts';
import { folderCycles } from './folder-cycles.ts';
import { patterns } from './patterns.ts';
import { outputOf, plant, ROOT } from './plant.ts';
import { readWire, wireNames } from './wire-names.ts';

vi.setConfig({ testTimeout: 30_000 });

/**
 * Faults for each rule of the linters, for the compiler of pure packages and for four of our checks, and code that a rule
 * allows (`reported` is no).
 */
const PLANTED = readTable(import.meta.dirname, 'planted.csv');
/** A report in the output of each tool. Where it has no line, the file has one only. */
const REPORTS: Readonly<Record<string, RegExp>> = {
  oxlint: /^(?<file>.+?):(?<line>\d+):.*\((?<rule>[\w-]+)\)\]$/gm,
  stylelint: /^(?<file>.+?):(?<line>\d+):.*[ (](?<rule>[\w-]+)\)? \[error\]$/gm,
  depcruise: /error (?<rule>[\w-]+): (?<file>\S+)/g,
  tsc: /^(?<file>.+?)\((?<line>\d+),\d+\): (?<rule>error) TS/gm,
  own: /^(?<file>.+?):(?<line>\d+): (?<rule>\w+)$/gm,
};

/**
 * Plants the rows of a tool, each as a line of its own in its file, beside further files. Expects the output to report
 * every planted row and no allowed one.
 */
function verifyReports(tool: string, others: Record<string, string>, run: (folder: string) => string): void {
  const files: Record<string, string> = {};
  const rows = PLANTED.filter((row) => row['tool'] === tool).map(({ rule, file = '', code = '', reported }) => {
    const before = files[file] ?? '';
    files[file] = `${before}${code}\n`;
    return { code, reported, place: `${rule} ${file}:${before.split('\n').length}` };
  });
  const output = run(plant({ ...others, ...files })).replaceAll(/^.*planted-\w+[\\/]/gm, '');
  const found = new Set<string>();
  for (const { groups: { rule, file, line = 1 } = {} } of output.matchAll(REPORTS[tool] ?? / /g))
    found.add(`${rule} ${file?.replaceAll('\\', '/')}:${line}`);
  const codes = (wanted: typeof rows) => wanted.map(({ code }) => code);
  expect(codes(rows.filter(({ place }) => found.has(place)))).toEqual(
    codes(rows.filter((row) => row.reported === 'yes')),
  );
}

const configuration = (file: string) => ({ [file]: readFileSync(path.join(ROOT, file), 'utf8') });

test('oxlint reports what it forbids, and allows it where it belongs', () =>
  verifyReports('oxlint', configuration('.oxlintrc.json'), (folder) => outputOf(folder, 'oxlint -f unix')));

test('stylelint reports what it forbids, and allows it where it belongs', () =>
  verifyReports('stylelint', configuration('.stylelintrc.json'), (folder) => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return outputOf(folder, 'stylelint -f unix **/*.css');
  }));

test('our own checks report what they forbid, and allow it where it belongs', () =>
  verifyReports('own', {}, (folder) => {
    const cart = { path: 'contracts/src/cart/cart.entity.ts', text: 'export type CartLine = { cartId: string };' };
    const checks = { classNames, patterns, folderCycles, wireNames: wireNames(readWire(ROOT, [cart])) };
    return Object.entries(checks)
      .flatMap(([name, check]) => check(projectFiles(folder)).map(({ file, line }) => `${file}:${line}: ${name}`))
      .join('\n');
  }));

test.each(['contracts', 'packages/chat-client', 'packages/parts-list'])(
  '%s compiles the Web APIs that all platforms share, and none of the DOM or of Node',
  (name) => {
    const config = {
      extends: path.join(ROOT, name, 'tsconfig.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '/' },
      files: ['planted.ts', path.join(ROOT, 'web-apis.d.ts')],
      include: [],
      references: [],
    };
    verifyReports('tsc', { 'tsconfig.json': JSON.stringify(config) }, (folder) =>
      outputOf(folder, 'tsc --pretty false'),
    );
  },
);

const imports = PLANTED.filter(({ tool }) => tool === 'depcruise');
const FOLDERS = ['contracts', 'mocks', 'packages/chat-client', 'packages/design-system', 'packages/parts-list', 'app'];

/** The packages, each with an entry, and what the planted files import. */
function importable(): Record<string, string> {
  const specifiers = imports.flatMap(({ file = '', code = '' }) =>
    [...code.matchAll(/'([^']+)'/g)].map(([, specifier = '']) => ({ file, specifier })),
  );
  const targets = specifiers.filter(({ specifier }) => /^\.(?!.*nowhere)/.test(specifier));
  const libraries = specifiers.map(({ specifier }) => specifier).filter((one) => /^(?!\.|@shop\/|node:)/.test(one));
  const declared = libraries.filter((one) => !/^lodash|test$/.test(one)).map((one) => [one, '1']);
  const packageJson = (name: string) =>
    JSON.stringify({
      name,
      exports: { '.': './src/index.ts', './repair-rules': './src/repair/price.rules.ts' },
      dependencies: Object.fromEntries(declared),
      devDependencies: { 'ky-test': '1' },
    });
  const it = 'export const it = 1;';
  return Object.fromEntries([
    ...FOLDERS.flatMap((folder) => [
      [`${folder}/package.json`, packageJson(`@shop/${path.basename(folder)}`)],
      [`${folder}/src/index.ts`, it],
    ]),
    ...libraries.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, it],
    ]),
    ...targets.map(({ file, specifier }) => [path.posix.join(file, '..', specifier), it]),
    ['app/src/features/order/order-b.ts', "import { it } from './order-a.ts';"],
  ]);
}

test('every rule of dependency-cruiser reports its planted import, and allowed ones pass', async () => {
  const config = path.join(ROOT, '.dependency-cruiser.mjs');
  verifyReports('depcruise', importable(), (folder) => {
    mkdirSync(path.join(folder, 'node_modules/@shop'));
    for (const one of FOLDERS) symlinkSync(`../../${one}`, path.join(folder, 'node_modules/@shop', path.basename(one)));
    return outputOf(folder, 'depcruise -T err app contracts mocks packages --config', config);
  });
  const { default: rules } = (await import(config)) as { default: { forbidden: { name: string }[] } };
  const planted = imports.filter(({ reported }) => reported === 'yes').map(({ rule }) => rule);
  expect(new Set(planted)).toEqual(new Set(rules.forbidden.map(({ name }) => name)));
});
