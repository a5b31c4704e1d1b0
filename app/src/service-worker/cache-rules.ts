/** How the service worker answers requests and what it stores, as functions without effects (docs/notes/047). */
import { tokenOf } from '@shop/contracts/headers';

/** What the rules read of a request. */
export type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache'>;
/** The origin of the shop, the address of its API without a slash at the end, and which of its answers may be stored. */
export type Place = { origin: string; api: string; readable: RegExp };

/**
 * - `network`: not the service worker's concern: changes, payments, calls whose answers must be of this moment.
 * - `page`: the network, otherwise the shell of the shop.
 * - `file`: a file of a build, whose name changes with its content: what is stored, otherwise the network.
 * - `picture`: a file with a lasting name: the network, otherwise what is stored.
 * - `answer`: the network, otherwise the answer that this account has seen.
 */
export type Strategy = 'network' | 'page' | 'file' | 'picture' | 'answer';

/** Files of `app/public` that pages need: their names stay when their content changes. */
const LASTING_FILES = ['/theme.js', '/favicon.svg'];

export function strategyFor(request: RequestFacts, { origin, api, readable }: Place): Strategy {
  if (request.method !== 'GET') return 'network';
  // `send` marks what is only shown by `no-cache`, and not what checks whether a change was made.
  if (isApiCall(request.url, api))
    return request.cache === 'no-cache' && readable.test(request.url) ? 'answer' : 'network';
  const url = new URL(request.url);
  if (url.origin !== origin) return 'network';
  if (request.mode === 'navigate') return 'page';
  if (url.pathname.startsWith('/assets/')) return 'file';
  return request.destination === 'image' || LASTING_FILES.includes(url.pathname) ? 'picture' : 'network';
}

export const isApiCall = (url: string, api: string): boolean => url.startsWith(`${api}/`);

/** Matches the addresses of calls by their paths, such as `/product/detail/:id`. */
export const addressesOf = (api: string, paths: readonly string[]): RegExp =>
  new RegExp(`^${escaped(api)}(?:${paths.map((path) => path.replaceAll(/:\w+/g, '[^/?]+')).join('|')})(?:\\?|$)`);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const ANSWERS = 'answers-';
const VISITOR = 'visitor';

/** An account in the names of caches: a hash of its token, which is stored in its cookie only; or `visitor`. */
export async function accountOf(headers: Pick<Headers, 'get'>): Promise<string> {
  const token = tokenOf(headers);
  if (token === undefined) return VISITOR;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const answersOf = (account: string): string => ANSWERS + account;

/** The caches with answers of other accounts, which are deleted as soon as this one, or a visitor, sends a request. */
export const answersOfOthers = (names: readonly string[], account: string): string[] =>
  names.filter((name) => name.startsWith(ANSWERS) && ![account, VISITOR].map(answersOf).includes(name));

/** The key of an answer, which has texts in the language of the request. */
export function answerKey(url: string, headers: Pick<Headers, 'get'>): string {
  const key = new URL(url);
  key.searchParams.set('seen-in', headers.get('accept-language') ?? '');
  return key.href;
}

/** Whether a body is an answer rather than a refusal, which servers send with HTTP 200 too. */
export function isGranted(body: string): boolean {
  try {
    return (JSON.parse(body) as { status?: unknown } | null)?.status === 200;
  } catch {
    return false;
  }
}

/** Whether a response is the file that was asked for, and not an error or the page of a network that asks to sign in. */
export const isFile = (response: Pick<Response, 'ok' | 'redirected' | 'headers'>): boolean =>
  response.ok && !response.redirected && !response.headers.get('content-type')?.startsWith('text/html');

/** The keys to delete so that no more than `max` stay: the oldest, which caches list first. */
export const surplus = <T>(keys: readonly T[], max: number): readonly T[] =>
  keys.slice(0, Math.max(0, keys.length - max));
