import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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
/** Bytes of one or more files as they travel. */
export type Weight = { raw: number; gzip: number; brotli: number; files: number };

export const DIST = path.resolve(import.meta.dirname, '../app/dist');
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The routes, by the file that wires them. */
export const ROUTES = {
  home: 'home.route',
  parts: 'parts.route',
  search: 'search.route',
  picks: 'picks.route',
  product: 'product.route',
  flashSale: 'flash-sale.route',
  flashProduct: 'flash-product.route',
  presale: 'presale.route',
  presaleProduct: 'presale-product.route',
  signIn: 'sign-in.route',
  cart: 'cart.route',
  confirm: 'order-confirm.route',
  payment: 'payment.route',
  codePayment: 'code-payment.route',
  orders: 'orders.route',
  order: 'order.route',
  tracking: 'tracking.route',
  review: 'review.route',
  askRefund: 'ask-refund.route',
  refunds: 'refunds.route',
  upload: 'upload-start.route',
  list: 'parts-list.route',
  compareLists: 'compare-lists.route',
  savedLists: 'saved-lists.route',
} as const;

/** The chunk that a source file is the door of. Throws when the build has none: the weighing would be of nothing. */
export function keyOf(manifest: Manifest, ending: string): string {
  const found = Object.keys(manifest).find((key) => key.endsWith(ending));
  if (!found) throw new Error(`The build has no chunk for ${ending}; run npm run build, or mend bench/weigh.ts.`);
  return found;
}

/** These chunks and everything they import statically: what a browser must fetch to run them. */
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

/** Weighs files of the build, each compressed by itself, as a server sends them. */
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

/** First load of a route: entry and route chunk with all they import statically; the words of one language are weighed apart. */
export function initialLoad(
  manifest: Manifest,
  route: string,
  areas: readonly string[],
  language = 'zh-Hans',
): { js: Weight; css: Weight; words: Weight } {
  const keys = closure(manifest, [entryOf(manifest), keyOf(manifest, `/${route}.tsx`)]);
  const words = ['core', ...areas].map(
    (one) => manifest[keyOf(manifest, `messages/${language}/${one}.json`)]?.file ?? '',
  );
  return { js: weigh(filesOf(manifest, keys, 'js')), css: weigh(filesOf(manifest, keys, 'css')), words: weigh(words) };
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
    if (!file) throw new Error(`The build has no chunk named ${name}; mend app/vite.config.ts or bench/weigh.ts.`);
    return weigh([file]);
  };
  return { data: named('data'), pictures: named('pictures') };
}

/** The chunks of the chat, by their names in app/vite.config.ts and by their doors. */
const CHAT_CHUNKS = /^(?:chat|emoji|EmojiGrid|chat\.route)$/;
const named = (manifest: Manifest, name: string): string => {
  // Messages are chunks of the same names; what a group has made begins with `_`.
  const found = Object.keys(manifest).find(
    (key) => key.startsWith('_') && manifest[key]?.name === name && manifest[key].file.endsWith('.js'),
  );
  if (!found) throw new Error(`The build has no chunk named ${name}; mend app/vite.config.ts or bench/weigh.ts.`);
  return found;
};

/** What every page has once it has settled: itself, what loads beside it and after it. */
function settledPage(manifest: Manifest, route: string): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  return closure(manifest, [
    entry,
    keyOf(manifest, `/${route}.tsx`),
    keyOf(manifest, 'shell/Afterwards.tsx'),
    ...['data', 'pictures', 'cards'].map((name) => named(manifest, name)),
  ]);
}

/** Chunks of the chat that a page fetches although nobody wants the chat: there are to be none. */
export const unwantedChat = (manifest: Manifest, route: string): string[] =>
  [...settledPage(manifest, route)].filter(
    (key) => CHAT_CHUNKS.test(manifest[key]?.name ?? '') && !key.includes('/messages/'),
  );

/**
 * What wanting the chat fetches: its own code and styles; the emoji with their names; elements that other pages have too; words.
 * The grid of emoji comes when somebody reaches for it.
 */
export function chatWeight(
  manifest: Manifest,
  language = 'zh-Hans',
): { own: { js: Weight; css: Weight }; emoji: Weight; shared: { js: Weight; css: Weight }; words: Weight } {
  const here = settledPage(manifest, ROUTES.home);
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
    words: weigh(
      ['chat', 'emoji'].map((area) => manifest[keyOf(manifest, `messages/${language}/${area}.json`)]?.file ?? ''),
    ),
  };
}

/** Chunks of the worker that reads parts lists, which Vite's manifest does not name: what a file's path through it fetches, each with all it imports. */
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
      throw new Error(`The build has ${found.length} chunks like ${start.source}; mend bench/weigh.ts.`);
    return found;
  };
  const weight = (...starts: RegExp[]) =>
    weigh([...withImports(starts.flatMap(known))].map((file) => `assets/${file}`));
  const worker = /^list-worker-/;
  return { csv: weight(worker), xlsx: weight(worker, /^read-zip-/), tables: weight(/^parts-(?!list)/, /^elements-/) };
}

/** All style sheets of the build. */
export const allCss = (manifest: Manifest): Weight => weigh(filesOf(manifest, Object.keys(manifest), 'css'));
