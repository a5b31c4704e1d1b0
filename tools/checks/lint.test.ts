import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { outputOf, plant, ROOT } from './plant.ts';

vi.setConfig({ testTimeout: 30_000 });

const DS = 'packages/design-system/src';
const APP = 'app/src/features/cart/cart.query.ts';
/** Joins the parts of a forbidden term, so that this file does not contain it. */
const joined = (...parts: string[]) => parts.join('');

type Planted = readonly (readonly [rule: string, file: string, code: string])[];
const SCRIPTS: Planted = [
  ['no-warning-comments', APP, joined('// TO', 'DO later')],
  ['no-warning-comments', APP, joined('/* FIX', 'ME */')],
  ['ban-ts-comment', APP, joined('// @ts-', 'ignore')],
  ['ban-ts-comment', APP, joined('// @ts-', 'expect-error')],
  ['no-restricted-properties', 'app/src/shop.test.ts', joined('test.', "skip('buys', () => {});")],
  ['no-restricted-properties', 'app/src/shop.test.ts', joined('describe.', "only('cart', () => {});")],
  ['no-restricted-properties', 'app/src/shop.test.ts', joined('test.', "todo('pays');")],
  ['no-restricted-properties', 'app/e2e/buy.e2e.ts', joined('test.describe.', "fixme('buys', () => {});")],
  ['no-danger', `${DS}/elements/Notice/Notice.tsx`, '<p dangerouslySetInnerHTML={{ __html: text }} />;'],
  ['forbid-dom-props', `${DS}/elements/Notice/Notice.tsx`, '<iframe srcDoc={text} />;'],
  ['no-restricted-properties', 'app/src/shell/Shell.tsx', 'node.innerHTML = text;'],
  ['no-restricted-properties', 'app/src/shell/Shell.tsx', 'document.write(text);'],
  ['no-restricted-properties', 'app/src/shell/Shell.tsx', "document.cookie = 'a=1';"],
  ['no-restricted-properties', APP, "navigator.sendBeacon('/api');"],
  ['no-restricted-globals', APP, "localStorage.setItem('cart', '1');"],
  ['no-restricted-globals', APP, 'window.indexedDB.databases();'],
  ['no-restricted-globals', APP, "await fetch('/api/cart');"],
  ['no-restricted-globals', `${DS}/chat/ChatRoom/ChatRoom.tsx`, 'new WebSocket(url);'],
  ['no-restricted-globals', 'app/src/data/call.ts', 'new WebSocket(url);'],
  ['no-restricted-globals', 'app/src/data/socket.ts', 'fetch(url);'],
  ['no-restricted-globals', 'app/src/session/token.ts', 'fetch(url);'],
  ['no-restricted-globals', 'mocks/src/shop.ts', 'sessionStorage.clear();'],
  ['no-eval', 'packages/parts-list/src/read.ts', 'eval(text);'],
  ['no-new-func', 'packages/parts-list/src/read.ts', 'new Function(text);'],
  ['no-restricted-globals', 'packages/chat-client/src/clock.ts', 'Date.now();'],
  ['no-restricted-globals', 'packages/chat-client/src/clock.ts', 'new Date();'],
  ['no-restricted-properties', 'packages/chat-client/src/clock.ts', 'Math.random();'],
];
const ALLOWED_SCRIPTS: Planted = [
  ['no-restricted-globals', 'app/src/data/transport.ts', 'globalThis.fetch(request);'],
  ['no-restricted-globals', 'app/src/data/socket.ts', 'new WebSocket(address);'],
  ['no-restricted-globals', 'app/src/session/token.ts', 'localStorage.clear();'],
  ['no-restricted-globals', 'app/src/data/call.test.ts', 'localStorage.clear();'],
  ['no-restricted-globals', 'mocks/src/shop.ts', 'fetch(request);'],
  ['ban-ts-comment', APP, joined('// @ts-', 'expect-error a colour is never a number')],
];
const MODULE = 'app/src/shell/Shell.module.css';
const STYLES: Planted = [
  ['color-no-hex', MODULE, '.a { color: #fff; }'],
  ['color-no-hex', MODULE, '.a { --line: #fff; }'],
  ['function-disallowed-list', MODULE, '.a { background: rgb(0 0 0 / 0.5); }'],
  ['function-disallowed-list', MODULE, '.a { border: 1px solid hsl(10deg 50% 50%); }'],
  ['color-named', MODULE, '.a { outline-color: DarkSlateGray; }'],
  ['color-named', MODULE, '.a { background: linear-gradient(white, var(--tray)); }'],
  ['declaration-property-unit-disallowed-list', MODULE, '.a { font-size: 12px; }'],
  ['declaration-property-unit-disallowed-list', MODULE, '.a { font: 600 14px/1.5 sans-serif; }'],
  ['comment-word-disallowed-list', MODULE, joined('/* TO', 'DO later */')],
  [
    '--report-descriptionless-disables',
    MODULE,
    joined('.a { color: #fff; } /* style', 'lint-disable-line color-no-hex */'),
  ],
];
const ALLOWED_STYLES: Planted = [
  ['color-no-hex', `${DS}/tokens/tokens.css`, ':root { --ink: #1a1d21; }'],
  ['color-named', MODULE, ".a { color: currentColor; background: transparent; content: 'red'; grid-area: gold; }"],
];

/**
 * Plants each row as a line of its own in its file, with the tool's configuration beside. Expects the reports of the
 * tool, as `rule file:line`, to have every planted row and no allowed one.
 */
function verifyReports(planted: Planted, allowed: Planted, config: string, run: (folder: string) => string[]): void {
  const files: Record<string, string> = { [config]: readFileSync(path.join(ROOT, config), 'utf8') };
  const rows = [...planted, ...allowed].map(([rule, file, code]) => {
    files[file] = `${files[file] ?? ''}${code}\n`;
    return { code, place: `${rule} ${file}:${files[file].split('\n').length - 1}` };
  });
  const found = new Set(run(plant(files)));
  const reported = rows.filter(({ place }) => found.has(place)).map(({ code }) => code);
  expect(reported).toEqual(planted.map(([, , code]) => code));
}

test('oxlint reports what it forbids, and allows it where it belongs', () =>
  verifyReports(SCRIPTS, ALLOWED_SCRIPTS, '.oxlintrc.json', (folder) => {
    const { diagnostics } = JSON.parse(outputOf(folder, 'oxlint', '-f', 'json')) as {
      diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
    };
    return diagnostics.map(
      ({ code, filename, labels }) => `${/\((.+)\)/.exec(code)?.[1]} ${filename}:${labels[0]?.span.line}`,
    );
  }));

test('stylelint reports what it forbids, and allows it where it belongs', () =>
  verifyReports(STYLES, ALLOWED_STYLES, '.stylelintrc.json', (folder) => {
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    const results = JSON.parse(outputOf(folder, 'stylelint', '-f', 'json', '**/*.css')) as {
      source: string;
      warnings: { rule: string; line: number }[];
    }[];
    return results.flatMap(({ source, warnings }) =>
      warnings.map(({ rule, line }) => `${rule} ${path.relative(folder, source).replaceAll('\\', '/')}:${line}`),
    );
  }));
