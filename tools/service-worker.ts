/** Builds the service worker of a finished build: its sw.js, which knows the files of the build. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@shop/contracts/language';
import { readableOffline } from '@shop/contracts/readable-offline';
import { build } from 'vite';
import { paths } from '../app/src/paths.ts';
import { closure, entryOf, keyOf, scriptsOf, stylesOf, type Manifest } from './build-manifest.ts';

/** Larger scripts are tables for parts lists: they are stored when a page has used them. */
const MAX_STORED_AHEAD_BYTES = 150_000;
/** Source files that must be there without a connection, beside the entry: what says so, and the loaders of texts. */
const OFFLINE_SOURCES = ['when-quiet.ts', 'more-messages.ts'];
const OFFLINE_AREAS = ['core', 'offline'];

const addressOf = (file: string) => `/${file}`;

/** What the service worker stores, and when (app/src/service-worker/service-worker.ts). */
function buildContents(manifest: Manifest, files: readonly { name: string; bytes: number }[]) {
  const messageKey = (language: string, area: string) => keyOf(manifest, `/messages/${language}/${area}.json`);
  const shellKeys = closure(manifest, [
    entryOf(manifest),
    ...OFFLINE_SOURCES.map((ending) => keyOf(manifest, `/${ending}`)),
    ...LANGUAGES.flatMap((language) => OFFLINE_AREAS.map((area) => messageKey(language, area))),
  ]);
  const shell = new Set([...scriptsOf(manifest, shellKeys), ...stylesOf(manifest, shellKeys)]);
  const messages = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      [
        ...scriptsOf(
          manifest,
          Object.keys(manifest).filter((key) => key.includes(`/messages/${language}/`)),
        ),
      ]
        .filter((file) => !shell.has(file))
        .map(addressOf),
    ]),
  );
  const listed = new Set(Object.values(messages).flat());
  const others = files.filter(({ name }) => !shell.has(name) && !listed.has(addressOf(name)));
  const isLarge = ({ bytes }: { bytes: number }) => bytes > MAX_STORED_AHEAD_BYTES;
  const addresses = (list: typeof others) => list.map(({ name }) => addressOf(name));
  return {
    entry: manifest[entryOf(manifest)]?.file ?? '',
    shell: [...[...shell].map(addressOf), '/theme.js', '/favicon.svg'],
    messages,
    rest: addresses(others.filter((file) => !isLarge(file))),
    large: addresses(others.filter(isLarge)),
  };
}

/** The scripts and style sheets in the folder of a build. */
function filesOf(dist: string) {
  return readdirSync(path.join(dist, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => ({ name: `assets/${name}`, bytes: statSync(path.join(dist, 'assets', name)).size }));
}

export async function buildServiceWorker(app: string, dist: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const contents = buildContents(manifest, filesOf(dist));
  const worker = {
    ...contents,
    // The entry's name contains a hash of all scripts and of the build's identifier.
    id: path.basename(contents.entry, '.js'),
    api: process.env.VITE_API_BASE ?? '/api',
    readable: readableOffline.map((call) => call.path),
    shellPage: paths.account,
  };
  await build({
    configFile: false,
    root: app,
    publicDir: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(worker) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(app, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
