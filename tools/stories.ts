/**
 * Runs the test-runner (play functions and axe) on every story of the built Storybook, on a free port: `node
 * tools/stories.ts REPORT`.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from './site.ts';

const root = path.resolve(import.meta.dirname, '..');
const [report = path.join(root, '.tmp/stories.json')] = process.argv.slice(2);
const server = createServer(site(path.join(root, 'storybook-static'), {}));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const runner = spawn(
  'test-storybook',
  [
    '--url',
    `http://127.0.0.1:${port}`,
    '--index-json',
    '--ci',
    '--maxWorkers=2',
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
