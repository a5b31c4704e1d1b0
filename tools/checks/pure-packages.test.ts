import path from 'node:path';
import { expect, test } from 'vitest';
import { outputOf, plant, ROOT } from './plant.ts';

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

test.each(['contracts', 'packages/chat-client', 'packages/parts-list'])(
  '%s compiles the Web APIs that all platforms share, and no other',
  (name) => {
    const config = {
      extends: path.join(ROOT, name, 'tsconfig.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '/' },
      files: ['planted.ts', path.join(ROOT, 'web-apis.d.ts')],
      include: [],
      references: [],
    };
    const folder = plant({
      'planted.ts': [...IMPURE, "export const url = new URL('/a', 'https://b');"].join('\n'),
      'tsconfig.json': JSON.stringify(config),
    });
    const lines = outputOf(folder, 'tsc', '--pretty', 'false').matchAll(/^planted\.ts\((\d+),\d+\): error TS/gm);
    expect(new Set([...lines].map(([, line]) => IMPURE[Number(line) - 1]))).toEqual(new Set(IMPURE));
  },
);
