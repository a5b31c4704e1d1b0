/**
 * Runs the test-runner (play functions and axe) on the stories of the built Storybook, on a free port: `node
 * tools/stories.ts REPORT [STORIES_FILE …]`. With files, only their stories. Failed stories are tried again once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openServer } from './open-server.ts';
import { site } from './site.ts';
import { fromStories, withSecondTry } from './test-reports.ts';

type Index = { v: number; entries: Record<string, { title: string; name: string; importPath: string }> };

const root = path.resolve(import.meta.dirname, '..');
const storybook = path.join(root, 'storybook-static');
const [report = path.join(root, '.tmp/stories.json'), ...files] = process.argv.slice(2);

/**
 * The index with the folder as title and the component in the name. The test-runner opens a new page for each title,
 * and loading Storybook 127 times took longer than the stories. `isWanted` gets `folder › Component: Story`.
 */
function indexByFolder(isWanted: (story: string) => boolean): string {
  const { v, entries } = JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')) as Index;
  const byFolder = Object.entries(entries)
    .filter(([, { importPath }]) => files.length === 0 || files.includes(importPath.replace('./', '')))
    .map(([id, { title, name, ...entry }]) => {
      const { dir, base } = path.posix.parse(title);
      return [id, { ...entry, title: dir, name: `${base}: ${name}` }] as const;
    })
    .filter(([, { title, name }]) => isWanted(`${title} › ${name}`));
  return JSON.stringify({ v, entries: Object.fromEntries(byFolder) });
}

let index = indexByFolder(() => true);
const serve = site(storybook, { headers: {} });
const { url, close } = await openServer((request, response) => {
  // Storybook itself, which asks with a Referer, needs its own titles.
  if (request.url !== '/index.json' || request.headers.referer) return serve(request, response);
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(index);
});

/** Runs the stories of the index. Resolves to the exit code. */
async function run(outputFile: string): Promise<number> {
  const options = ['--index-json', '--ci', '--maxWorkers=100%', '--config-dir', '.storybook', '--json'];
  const runner = spawn('test-storybook', ['--url', url, ...options, '--outputFile', outputFile], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [code] = (await once(runner, 'exit')) as [number | null];
  return code ?? 1;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
let code = await run(report);
// A story that hangs, or whose page navigates away, also fails those after it in the same page.
const failed = fromStories(read(report)).flatMap(({ title, result }) => (result === 'failed' ? [title] : []));
if (failed.length > 0) {
  index = indexByFolder((story) => failed.some((title) => title.startsWith(`${story} › `)));
  code = await run(`${report}.second`);
  writeFileSync(report, JSON.stringify(withSecondTry(read(report), read(`${report}.second`))));
}
process.exitCode = code;
close();
