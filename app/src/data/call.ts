import {
  ContractFault,
  decodeAnswer,
  encodeValue,
  pathOf,
  requestHeaders,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '@shop/contracts';
import ky, { HTTPError, TimeoutError } from 'ky';
import { tokenRefused } from '../session/session.store.ts';
import { readToken } from '../session/token-cookie.ts';
import { CallError } from './call-error.ts';
import { noteShopTime } from './shop-clock.ts';
import { apiBase, transport } from './transport.ts';

/** A call that has not been answered by then is given up: a slow shop (10 s) still gets through. */
const TIMEOUT_MS = 15_000;

type Asked<C> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  signal?: AbortSignal;
  /** Goes on although the page is being closed: for small things that were typed last. */
  keepalive?: boolean;
  /** For what takes long: another patience in ms, and another way to travel, one that tells how far it is. */
  patience?: number;
  by?: typeof fetch;
};

/**
 * Sends one call and answers its domain value. The only way to the network.
 * Throws CallError; a refused token is told to the session first, once however many calls fail together.
 */
export async function send<C extends Call>(call: C, asked: Asked<C> = {}): Promise<AnswerOf<C>> {
  const token = readToken();
  const body = await ask(call, asked, token);
  const reply = decode(call, body);
  if (reply.kind === 'done') return reply.value;
  if (reply.signIn) {
    tokenRefused(token);
    throw new CallError(call.name, 'signedOut', { status: reply.status, said: reply.message });
  }
  throw new CallError(call.name, 'refused', { status: reply.status, said: reply.message });
}

async function ask<C extends Call>(call: C, asked: Asked<C>, token: string | undefined): Promise<unknown> {
  const encode = (schema: Call['body'], value: unknown) =>
    schema && value !== undefined ? encodeValue(call, schema, value) : undefined;
  const query = encode(call.query, asked.query) as Record<string, string | number> | undefined;
  const sent = encode(call.body, asked.body);
  try {
    return await ky(
      new URL(`${apiBase}${pathOf(call, asked.params as Record<string, string> | undefined)}`, location.origin),
      {
        method: call.method,
        headers: requestHeaders({ token, language: document.documentElement.lang }),
        ...(query
          ? {
              searchParams: Object.fromEntries(
                Object.entries(query).filter(([, value]) => value !== undefined && value !== ''),
              ),
            }
          : {}),
        ...(sent === undefined
          ? {}
          : call.encoding === 'form'
            ? { body: toForm(sent as Record<string, string | Blob>) }
            : { json: sent }),
        timeout: asked.patience ?? TIMEOUT_MS,
        retry: 0,
        ...(asked.keepalive ? { keepalive: true } : {}),
        // An empty body is for the contract to judge: a few calls may say nothing.
        parseJson: (text) => (text === '' ? undefined : (JSON.parse(text) as unknown)),
        fetch: async (request, init) => noteShopTime(await (asked.by ?? transport.current)(request, init)),
        ...(asked.signal ? { signal: asked.signal } : {}),
      },
    ).json();
  } catch (problem) {
    throw toCallError(call, problem);
  }
}

function decode<C extends Call>(call: C, body: unknown) {
  try {
    return decodeAnswer(call, body);
  } catch (fault) {
    throw malformed(call, fault);
  }
}

/** Told in full where developers look; the shopper gets a sentence. */
function malformed(call: Call, fault: unknown): CallError {
  if (fault instanceof ContractFault) console.error(fault.message);
  return new CallError(call.name, 'malformed', { cause: fault });
}

function toCallError(call: Call, problem: unknown): unknown {
  if (problem instanceof Error && problem.name === 'AbortError') return problem;
  if (problem instanceof TimeoutError) return new CallError(call.name, 'slow', { cause: problem });
  if (problem instanceof HTTPError)
    return new CallError(call.name, 'server', { status: problem.response.status, cause: problem });
  // A page of the web server, half an answer, or nothing.
  if (problem instanceof SyntaxError)
    return malformed(call, new ContractFault(call.name, [{ path: '', expected: 'JSON', got: problem.message }]));
  return new CallError(call.name, 'offline', { cause: problem });
}

function toForm(values: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
