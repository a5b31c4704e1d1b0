import {
  addressBase,
  ContractFault,
  decodeAnswer,
  encodeValue,
  pathOf,
  requestHeaders,
  saysClosed,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '@shop/contracts';
import ky, { HTTPError, TimeoutError } from 'ky';
import { authorization } from './authorization.ts';
import { CallError, type CallProblem } from './call-error.ts';
import { useClosedShop } from './closed-shop.store.ts';
import { isAbsent, learnCall } from './known-calls.ts';
import { requestPage } from './request-page.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { syncShopClock } from './shop-clock.ts';
import { apiBase, isCbLangAllowed, transport } from './transport.ts';

/** How servers of the family answer a path that they do not know. */
const HTTP_NOT_FOUND = 404;
/** HTTP statuses with a sentence of their own: the server did nothing. */
const HTTP_KINDS: Partial<Record<number, CallProblem>> = { 413: 'tooLarge', 429: 'busy' };
// A server at another origin names its own pictures without it.
const apiOrigin = URL.canParse(apiBase) ? new URL(apiBase).origin : undefined;
if (apiOrigin !== undefined && apiOrigin !== globalThis.location?.origin) addressBase.current = apiOrigin;

/** A call without an answer is aborted after this time; a slow shop answers within 10 s. */
const TIMEOUT_MS = 15_000;

type SendOptions<C> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
  /** Completes the request even when the page is being closed: for small things that were typed last. */
  keepalive?: boolean;
  /** Instead of the 15 s after which a call is aborted. */
  timeoutMs?: number;
  /** Instead of the current transport: for a `fetch` that reports progress. */
  fetch?: typeof fetch;
};

/**
 * Sends one call and resolves to its domain value. The only way to the network.
 * Throws CallError. A refused token is reported to the session before; how often does not matter.
 */
export async function send<C extends Call>(call: C, options: SendOptions<C> = {}): Promise<AnswerOf<C>> {
  const token = authorization.current.readToken();
  const body = await request(call, options, token);
  const reply = decode(call, body);
  if (reply.kind === 'done') {
    learnCall(call.name, 'answered');
    return reply.value;
  }
  if (reply.signIn) {
    authorization.current.onTokenRefused(token);
    throw new CallError(call.name, 'signedOut', { status: reply.status, serverMessage: reply.message });
  }
  if (saysClosed(reply)) useClosedShop.setState({ message: reply.message });
  throw new CallError(call.name, 'refused', { status: reply.status, serverMessage: reply.message });
}

async function request<C extends Call>(call: C, options: SendOptions<C>, token: string | undefined): Promise<unknown> {
  if (isAbsent(call.name)) throw new CallError(call.name, 'server', { status: HTTP_NOT_FOUND });
  const encode = (schema: Call['body'], value: unknown) =>
    schema && value !== undefined ? encodeValue(call, schema, value) : undefined;
  const query = encode(call.query, options.query) as Record<string, string | number | undefined> | undefined;
  const body = encode(call.body, options.body);
  const { origin, language } = requestPage.current;
  const url = new URL(`${apiBase}${pathOf(call, options.params)}`, origin);
  const allowsCbLang = url.origin === origin || isCbLangAllowed;
  // Without any connection nothing leaves the device. Where there is one, the shop may still be out of reach.
  const isOffline = (globalThis.navigator as Partial<Navigator> | undefined)?.onLine === false;
  try {
    return await ky(url, {
      method: call.method,
      headers: requestHeaders({ token, language, allowsCbLang }),
      searchParams: query && withoutEmpty(query),
      ...(call.encoding === 'form' && body !== undefined
        ? { body: toForm(body as Record<string, string | Blob>) }
        : { json: body }),
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      retry: 0,
      keepalive: options.keepalive,
      // An empty body is for the contract to judge: a few calls may answer nothing.
      parseJson: (text) => (text === '' ? undefined : (JSON.parse(text) as unknown)),
      // Marks queries for the service worker. What checks the outcome of a change has no signal: it needs an answer of now.
      cache: options.signal ? 'no-cache' : 'default',
      fetch: async (input, init) => syncShopClock(await (options.fetch ?? transport.current)(input, init)),
      signal: options.signal,
    }).json();
  } catch (problem) {
    throw toCallError(call, problem, isOffline);
  }
}

/** The message of the parser has a few characters of the answer. */
const notJson = (call: Call, { message }: SyntaxError) => (call.isSecret ? 'other text' : message);

/** The parameters of a query that have a value. */
const withoutEmpty = (query: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

function decode<C extends Call>(call: C, body: unknown) {
  try {
    return decodeAnswer(call, body);
  } catch (fault) {
    throw malformed(call, fault);
  }
}

/** Logs the whole problem for developers; the shopper gets a sentence. */
function malformed(call: Call, fault: unknown): CallError {
  if (fault instanceof ContractFault) console.error(fault.message);
  return new CallError(call.name, 'malformed', { cause: fault });
}

function toCallError(call: Call, problem: unknown, wasOffline: boolean): unknown {
  if (problem instanceof Error && problem.name === 'AbortError') return problem;
  if (problem instanceof TimeoutError) return new CallError(call.name, 'slow', { cause: problem });
  if (problem instanceof HTTPError) {
    const { status } = problem.response;
    if (status === HTTP_NOT_FOUND) learnCall(call.name, 'absent');
    return new CallError(call.name, HTTP_KINDS[status] ?? 'server', {
      status,
      waitSeconds: retryAfterSeconds(problem.response),
      cause: problem,
    });
  }
  // An HTML page of the web server, or an incomplete answer.
  if (problem instanceof SyntaxError)
    return malformed(call, new ContractFault(call.name, [{ path: '', expected: 'JSON', got: notJson(call, problem) }]));
  return new CallError(call.name, 'offline', { isUnsent: wasOffline, cause: problem });
}

function toForm(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
