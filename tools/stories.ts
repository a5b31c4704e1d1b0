/**
 * Runs the test-runner (play functions and axe) on the stories of the built Storybook, on a free port: `node
 * tools/stories.ts REPORT [STORIES_FILE …]`. With files, only their stories.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from './site.ts';

type Index = { v: number; entries: Record<string, { title: string; name: string; importPath: string }> };

const root = path.resolve(import.meta.dirname, '..');
const storybook = path.join(root, 'storybook-static');
const [report = path.join(root, '.tmp/stories.json'), ...files] = process.argv.slice(2);

/**
 * The index with the folder as title and the component in the name. The test-runner opens a new page for each title,
 * and loading Storybook 127 times took longer than the stories.
 */
function indexByFolder(): string {
  const { v, entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as Index;
  const wanted = Object.entries(entries).filter(
    ([, { importPath }]) => files.length === 0 || files.includes(importPath.replace('./', '')),
  );
  return JSON.stringify({
    v,
    entries: Object.fromEntries(
      wanted.map(([id, { title, name, ...entry }]) => {
        const { dir, base } = path.posix.parse(title);
        return [id, { ...entry, title: dir, name: `${base}: ${name}` }];
      }),
    ),
  });
}

const index = indexByFolder();
const serve = site(storybook, {});
const server = createServer((request, response) => {
  // Storybook itself, which asks with a Referer, needs its own titles.
  if (request.url !== '/index.json' || request.headers.referer) return serve(request, response);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(index);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const runner = spawn(
  'test-storybook',
  [
    '--url',
    `http://127.0.0.1:${port}`,
    '--index-json',
    '--ci',
    '--maxWorkers=100%',
    '--config-dir',
    '.storybook',
    '--json',
    '--outputFile',
    report,
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
runner.once('exit', (code) => {
  server.close();
  process.exitCode = code ?? 1;
});
