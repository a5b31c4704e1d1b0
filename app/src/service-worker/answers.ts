/** The answers of calls: stored by account, given without a connection, and reported to the page that gets them. */
import type { ShownAnswer } from '../data/connection.store.ts';
import { accountOf, answerKey, answersOf, answersOfOthers, isGranted } from './cache-rules.ts';
import { newestOr } from './newest-or.ts';

declare const self: ServiceWorkerGlobalScope;

/** The account of the last call. */
let current: string | undefined;

/** Deletes the answers of other accounts with the first call after a sign-out or a sign-in. Returns the account. */
export async function forgetOthers({ headers }: Request): Promise<string> {
  const account = await accountOf(headers);
  if (account !== current) {
    current = account;
    await Promise.all(answersOfOthers(await caches.keys(), account).map((name) => caches.delete(name)));
  }
  return account;
}

/** When an answer was seen, in ms since 1970: a header of the stored answer. */
const SEEN_AT_HEADER = 'x-seen-at';

export async function sendAnswer(event: FetchEvent): Promise<Response> {
  const { url, headers } = event.request;
  const key = answerKey(url, headers);
  const account = forgetOthers(event.request);
  const newest = fetch(event.request).then((response) => {
    noteGiven(event, undefined);
    event.waitUntil(storeAnswer(account, key, response.clone()));
    return response;
  });
  return newestOr(newest, async () => {
    const stored = await (await caches.open(answersOf(await account))).match(key);
    if (stored) noteGiven(event, Number(stored.headers.get(SEEN_AT_HEADER)));
    return stored;
  });
}

/** The answers of earlier that each page was given, by their addresses. */
const shown = new Map<string, Map<string, ShownAnswer>>();
export const shownBy = (page: string): ShownAnswer[] => [...(shown.get(page)?.values() ?? [])];

/** Reports to a page that it was given an answer of earlier, or the newest one instead of that. */
function noteGiven({ clientId, request: { url } }: FetchEvent, seenAt: number | undefined): void {
  const answers = shown.get(clientId) ?? new Map<string, ShownAnswer>();
  if (seenAt === undefined && !answers.delete(url)) return;
  if (seenAt !== undefined) answers.set(url, { url, seenAt, givenAt: Date.now() });
  shown.set(clientId, answers);
  void self.clients.get(clientId).then((client) => {
    if (client) client.postMessage(shownBy(clientId));
    else shown.delete(clientId);
  });
}

async function storeAnswer(of: Promise<string>, key: string, response: Response): Promise<void> {
  const [account, body] = await Promise.all([of, response.text()]);
  if (!response.ok || !isGranted(body) || account !== current) return;
  const headers = { 'content-type': 'application/json', [SEEN_AT_HEADER]: String(Date.now()) };
  await (await caches.open(answersOf(account))).put(key, new Response(body, { headers }));
  // The shopper signed out while it was being stored.
  if (account !== current) await caches.delete(answersOf(account));
}
