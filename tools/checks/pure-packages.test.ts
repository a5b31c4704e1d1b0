import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, '.tmp/pure-packages');
/** Each needs a type of the DOM or of Node, which pure packages are compiled without. */
const IMPURE = [
  'setTimeout(() => undefined, 5);',
  'window.addEventListener("load", () => undefined);',
  'document.title;',
  'localStorage.clear();',
  'void fetch("/api");',
  'new WebSocket("wss://shop.example");',
  'new BroadcastChannel("chat");',
  'performance.now();',
  'crypto.randomUUID();',
  'process.exit();',
];

function run(program: string, args: readonly string[]): string {
  try {
    return execFileSync(path.join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, encoding: 'utf8' });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
}

beforeAll(() => mkdirSync(FOLDER, { recursive: true }));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(['contracts', 'packages/chat-client', 'packages/parts-list'])('%s', (name) => {
  let output = '';
  beforeAll(() => {
    const folder = path.join(FOLDER, path.basename(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'planted.ts'),
      `${IMPURE.join('\n')}\nexport const url = new URL('/a', 'https://b');\n`,
    );
    const config = {
      extends: path.join(ROOT, name, 'tsconfig.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: ROOT },
      files: ['planted.ts', path.join(ROOT, 'web-apis.d.ts')],
      include: [],
      references: [],
    };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    output = run('tsc', ['-p', folder, '--pretty', 'false']);
  });

  test.each(IMPURE.map((line, at) => [line, at + 1]))('does not compile %s', (_, line) => {
    expect(output).toMatch(new RegExp(`planted\\.ts\\(${line},\\d+\\): error TS`));
  });

  test('compiles the Web APIs that all platforms share', () => {
    expect(output).not.toContain(`planted.ts(${IMPURE.length + 1},`);
  });
});

test.each(['Date.now();', 'new Date();', 'Math.random();'])('lint reports %s in the chat client', (line) => {
  const file = path.join(ROOT, 'packages/chat-client/src/planted.ts');
  writeFileSync(file, `export const planted = ${line}\n`);
  try {
    expect(run('oxlint', [file])).toMatch(/no-restricted/);
  } finally {
    rmSync(file);
  }
});
