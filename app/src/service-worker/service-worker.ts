/**
 * The service worker: what was seen stays readable without a connection, and an open page has the files of its build.
 * Registered by ../offline/start-offline.ts; tools/service-worker.ts builds it and fills in what the build consists of.
 */
import type { PageMessage } from '../offline/page-message.ts';
import { forgetOthers, sendAnswer, shownBy } from './answers.ts';
import { addressesOf, answersOf, isApiCall, strategyFor, type Place } from './cache-rules.ts';
import { FILES, PICTURES, sendFile, sendPicture, storeFile, trim } from './files.ts';
import { newestOr } from './newest-or.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of the build, by address; filled in by tools/service-worker.ts. */
declare const __BUILD__: Build;
type Build = {
  id: string;
  /** The address of the API. */
  api: string;
  /** The paths of the calls whose answers may be stored. */
  readable: readonly string[];
  /** A personal page, which is the shell without content, and the script that it starts. */
  shellPage: string;
  entry: string;
  /** What the shell needs before it can show anything, in every language. */
  shell: readonly string[];
  /** The other scripts and style sheets, without large tables; messages by language. */
  rest: readonly string[];
  messages: Readonly<Record<string, readonly string[]>>;
  /** Files that are stored only when a page uses them. */
  large: readonly string[];
};

/** Once: a definition is repeated wherever it is used. */
const build = __BUILD__;
const SHELL = `shell-${build.id}`;
const MAX_ANSWERS = 300;
const MAX_PICTURES = 600;
const { origin } = self.location;
const api = new URL(build.api, origin).href;
const place: Place = { origin, api, readable: addressesOf(api, build.readable) };

self.addEventListener('install', (event) => event.waitUntil(storeShell()));
// Not before the pages of the older build are closed: they may still need its shell. The first one is there at once.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.type === 'store') event.waitUntil(storeForLater(message));
  else event.ports[0]?.postMessage(shownBy((event.source as Client | null)?.id ?? ''));
});

const SENDERS = { page: sendPage, file: sendFile, picture: sendPicture, answer: sendAnswer };
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isApiCall(request.url, api)) event.waitUntil(forgetOthers(request));
  const strategy = strategyFor(request, place);
  if (strategy === 'network') return;
  event.respondWith(SENDERS[strategy](event));
});

async function storeShell(): Promise<void> {
  const page = await fetch(build.shellPage, { cache: 'reload' });
  const html = await page.clone().text();
  // A newer build was deployed while this one was being installed: the browser tries again with that.
  if (!page.ok || !html.includes(build.entry)) throw new Error(`The shell is not of build ${build.id}.`);
  await (await caches.open(SHELL)).put('/', page);
  await Promise.all(build.shell.map((address) => storeFile(address)));
}

async function takeOver(): Promise<void> {
  const files = await caches.open(FILES);
  const { shell, rest, messages, large } = build;
  const current = new Set([...shell, ...rest, ...Object.values(messages).flat(), ...large]);
  const old = (await files.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  const shells = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  await Promise.all([...old.map((key) => files.delete(key)), ...shells.map((name) => caches.delete(name))]);
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Stores what a page used, and once for each language the files of the other pages. */
async function storeForLater({ used, language }: Extract<PageMessage, { type: 'store' }>): Promise<void> {
  await storeInTurn(used);
  const shell = await caches.open(SHELL);
  const stored = `/stored/${language}`;
  if (language !== undefined && !(await shell.match(stored))) {
    const isComplete = await storeInTurn([...(build.messages[language] ?? []), ...build.rest]);
    if (isComplete) await shell.put(stored, new Response());
  }
  await Promise.all([
    trim(PICTURES, MAX_PICTURES),
    ...(await caches.keys()).filter(isAnswers).map((name) => trim(name, MAX_ANSWERS)),
  ]);
}

/** One file after the other, so that pages come first. Returns whether all are stored; others are tried another time. */
async function storeInTurn(addresses: readonly string[]): Promise<boolean> {
  let isComplete = true;
  for (const address of addresses)
    await storeFile(address).catch(() => {
      isComplete = false;
    });
  return isComplete;
}
const isAnswers = (name: string) => name.startsWith(answersOf(''));

/** The newest page, or the shell, which then shows what it can. */
async function sendPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const newest = preloadResponse.then((preloaded: Response | undefined) => preloaded ?? fetch(request));
  return newestOr(newest, async () => (await caches.open(SHELL)).match('/'));
}
