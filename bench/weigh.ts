import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allPages } from '@shop/app/routes';

/** An entry of Vite's build manifest. */
type Chunk = {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
export type Manifest = Record<string, Chunk>;
/** Compressed sizes of one or more files in bytes. */
export type Weight = { raw: number; gzip: number; brotli: number; files: number };

export const DIST = path.resolve(import.meta.dirname, '../app/dist');
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

type Pages = ReturnType<typeof allPages>;
/** The pages of the route manifest, apart from `upload`, which only selects a view, the chat and the not-found page. */
export type PageName = Exclude<keyof Pages, 'upload' | 'chat' | 'not-found'>;
const { upload: _upload, chat: _chat, 'not-found': _notFound, ...pages } = allPages();

/** The source file of each page, without folder and extension. */
export const ROUTES = Object.fromEntries(Object.keys(pages).map((name) => [name, `${name}.route`])) as Readonly<
  Record<PageName, string>
>;
/** The message areas that a page loads beside `core`. */
export const messagesOf = (name: PageName): readonly string[] => pages[name].messages;

/** The chunk of a source file. Throws if the build has none. */
export function keyOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk for ${ending}; run npm run build, or fix bench/weigh.ts.`);
  return found;
}

/** These chunks and everything they import statically. */
export function closure(manifest: Manifest, keys: readonly string[], seen: Set<string> = new Set()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const filesOf = (manifest: Manifest, keys: Iterable<string>, kind: 'js' | 'css') =>
  new Set(
    [...keys]
      .flatMap((key) => (kind === 'js' ? [manifest[key]?.file ?? ''] : (manifest[key]?.css ?? [])))
      .filter((file) => file.endsWith(`.${kind}`)),
  );

/** Sizes of files of the build, each compressed separately. */
export function weigh(files: Iterable<string>): Weight {
  const total: Weight = { raw: 0, gzip: 0, brotli: 0, files: 0 };
  for (const file of files) {
    const bytes = readFileSync(path.join(DIST, file));
    total.raw += bytes.length;
    total.gzip += gzipSync(bytes, { level: 9 }).length;
    total.brotli += brotliCompressSync(bytes).length;
    total.files += 1;
  }
  return total;
}

const entryOf = (manifest: Manifest): string => Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/**
 * First load of a route: entry and route chunk with all they import statically; the messages of one language are
 * measured apart.
 */
export function initialLoad(
  manifest: Manifest,
  route: string,
  areas: readonly string[],
  language = 'zh-Hans',
): { js: Weight; css: Weight; messages: Weight } {
  const keys = closure(manifest, [entryOf(manifest), keyOf(manifest, `/${route}.tsx`)]);
  const messages = ['core', ...areas].map(
    (one) => manifest[keyOf(manifest, `messages/${language}/${one}.json`)]?.file ?? '',
  );
  return {
    js: weigh(filesOf(manifest, keys, 'js')),
    css: weigh(filesOf(manifest, keys, 'css')),
    messages: weigh(messages),
  };
}

const chunksOf = (manifest: Manifest, route: string): Set<string> => {
  const base = closure(manifest, [entryOf(manifest)]);
  return new Set([...closure(manifest, [keyOf(manifest, `/${route}.tsx`)])].filter((key) => !base.has(key)));
};

/** What must be fetched for a route beside the entry: its own chunk and those it shares with other routes. */
export const routeWeight = (manifest: Manifest, route: string): Weight =>
  weigh(filesOf(manifest, chunksOf(manifest, route), 'js'));

/** What a route alone brings: its chunk and those that no other route needs. */
export function ownWeight(manifest: Manifest, route: string): Weight {
  const others = Object.values(ROUTES)
    .filter((other) => other !== route)
    .map((other) => chunksOf(manifest, other));
  return weigh(
    filesOf(
      manifest,
      [...chunksOf(manifest, route)].filter((key) => !others.some((chunks) => chunks.has(key))),
      'js',
    ),
  );
}

/** What loads beside the first paint: the sender with its validators, and the renderer of part pictures. */
export function beside(manifest: Manifest): { data: Weight; pictures: Weight } {
  const named = (name: string) => {
    const { file } = Object.values(manifest).find((chunk) => chunk.name === name) ?? {};
    if (!file) throw new Error(`The build has no chunk named ${name}; fix app/vite.config.ts or bench/weigh.ts.`);
    return weigh([file]);
  };
  return { data: named('data'), pictures: named('pictures') };
}

/** The chunks of the chat, by their names in app/vite.config.ts and by their entry files. */
const CHAT_CHUNKS = /^(?:chat|emoji|EmojiGrid|chat\.route)$/;
const named = (manifest: Manifest, name: string): string => {
  // Messages are chunks of the same names; what a group has made begins with `_`.
  const found = Object.keys(manifest).find(
    (key) => key.startsWith('_') && manifest[key]?.name === name && manifest[key].file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no chunk named ${name}; fix app/vite.config.ts or bench/weigh.ts.`);
  return found;
};

/** Everything that a page loads until it is idle. */
function idlePage(manifest: Manifest, route: string): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  return closure(manifest, [
    entry,
    keyOf(manifest, `/${route}.tsx`),
    keyOf(manifest, 'shell/DeferredShell.tsx'),
    ...['data', 'pictures', 'cards'].map((name) => named(manifest, name)),
  ]);
}

/** Chunks of the chat that a page loads before the chat is opened: there should be none. */
export const unwantedChat = (manifest: Manifest, route: string): string[] =>
  [...idlePage(manifest, route)].filter(
    (key) => CHAT_CHUNKS.test(manifest[key]?.name ?? '') && !key.includes('/messages/'),
  );

/**
 * What wanting the chat fetches: its own code and styles; the emoji with their names; elements that other pages have
 * too; messages. The emoji grid loads when the shopper opens it.
 */
export function chatWeight(
  manifest: Manifest,
  language = 'zh-Hans',
): { own: { js: Weight; css: Weight }; emoji: Weight; shared: { js: Weight; css: Weight }; messages: Weight } {
  const here = idlePage(manifest, ROUTES.home);
  const chat = named(manifest, 'chat');
  const emoji = named(manifest, 'emoji');
  const more = [...closure(manifest, [chat])].filter((key) => key !== emoji && !here.has(key));
  const isOfChat = (key: string) => more.includes(key) || CHAT_CHUNKS.test(manifest[key]?.name ?? '');
  /** Other pages import it too. */
  /** The virtual list is counted with the chat, though lists of parts use it too. */
  const isShared = (key: string) =>
    manifest[key]?.name !== 'virtual' &&
    Object.keys(manifest).some((other) => !isOfChat(other) && manifest[other]?.imports?.includes(key));
  const shared = more.filter(isShared);
  const own = more.filter((key) => !isShared(key));
  return {
    own: { js: weigh(filesOf(manifest, own, 'js')), css: weigh(filesOf(manifest, own, 'css')) },
    emoji: weigh([...filesOf(manifest, [emoji], 'js'), ...filesOf(manifest, [emoji], 'css')]),
    shared: { js: weigh(filesOf(manifest, shared, 'js')), css: weigh(filesOf(manifest, shared, 'css')) },
    messages: weigh(
      ['chat', 'emoji'].map((area) => manifest[keyOf(manifest, `messages/${language}/${area}.json`)]?.file ?? ''),
    ),
  };
}

/**
 * Chunks of the worker that reads parts lists, which Vite's manifest does not name: what a file's path through it
 * fetches, each with all it imports.
 */
export function listWorker(): Record<'csv' | 'xlsx' | 'tables', Weight> {
  const files = readdirSync(path.join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
  const imported = (file: string) =>
    [...readFileSync(path.join(DIST, 'assets', file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)].flatMap(
      ([, name]) => name ?? [],
    );
  const withImports = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) if (!seen.has(name)) withImports(imported(name), seen.add(name));
    return seen;
  };
  const known = (start: RegExp) => {
    const found = files.filter((file) => start.test(file));
    if (found.length !== 1)
      throw new Error(`The build has ${found.length} chunks like ${start.source}; fix bench/weigh.ts.`);
    return found;
  };
  const weight = (...starts: RegExp[]) =>
    weigh([...withImports(starts.flatMap(known))].map((file) => `assets/${file}`));
  const worker = /^list-worker-/;
  return { csv: weight(worker), xlsx: weight(worker, /^read-zip-/), tables: weight(/^parts-(?!list)/, /^elements-/) };
}

/** All style sheets of the build. */
export const allCss = (manifest: Manifest): Weight => weigh(filesOf(manifest, Object.keys(manifest), 'css'));
