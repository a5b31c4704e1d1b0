import {
  decodeAnswer,
  encodeValue,
  pathOf,
  requestHeaders,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type Reply,
} from '@shop/contracts';
import { answer } from './answer.ts';
import { createShop, type ShopOptions } from './shop.ts';
import { standingClock } from './clock.ts';
import type { Shop } from './state.ts';

type Field<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };
/** What a call is sent: only the parts that its contract has. */
export type Sent<C extends Call> = Field<'params', ParamsOf<C>> & Field<'query', QueryOf<C>> & Field<'body', BodyOf<C>>;

/** The noon on which tests happen. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

/** A request as the shop's client makes it. */
export function requestOf(
  call: Call,
  sent: { params?: unknown; query?: unknown; body?: unknown },
  { token, language = 'zh-Hans' }: { token?: string; language?: string } = {},
): Request {
  const params =
    call.params && sent.params ? (encodeValue(call, call.params, sent.params) as Record<string, string>) : {};
  const url = new URL(`http://shop.test/api${pathOf(call, params)}`);
  const query =
    call.query && sent.query
      ? (encodeValue(call, call.query, sent.query) as Record<string, string | number | undefined>)
      : {};
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const headers = requestHeaders({ token, language });
  if (call.method === 'GET' || !call.body) return new Request(url, { method: call.method, headers });
  if (call.encoding === 'form') {
    const form = new FormData();
    for (const [name, value] of Object.entries(sent.body as Record<string, string | Blob>)) form.set(name, value);
    return new Request(url, { method: 'POST', headers, body: form });
  }
  const body = JSON.stringify(encodeValue(call, call.body, sent.body));
  return new Request(url, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
}

/** A shop on a standing clock, and a customer in it who speaks by the contract alone. */
export function visit(options: ShopOptions & { language?: string } = {}) {
  const clock = standingClock(NOON);
  const shop = createShop({ ...options, clock });
  return { shop, clock, ...customerOf(shop, { token: shop.signedInToken, language: options.language }) };
}

export function customerOf(shop: Shop, as: { token?: string; language?: string } = {}) {
  async function ask<C extends Call>(call: C, sent: Sent<C>): Promise<Reply<AnswerOf<C>>> {
    const response = await answer(shop, requestOf(call, sent, as));
    return decodeAnswer(call, await response.json());
  }
  /** The value of an answer that must not be refused. */
  async function get<C extends Call>(call: C, sent: Sent<C>): Promise<AnswerOf<C>> {
    const reply = await ask(call, sent);
    if (reply.kind === 'refused') throw new Error(`${call.name} was refused: ${reply.status} ${reply.message}`);
    return reply.value;
  }
  /** The words of an answer that must be refused. */
  async function refusalOf<C extends Call>(call: C, sent: Sent<C>): Promise<{ status: number; message: string }> {
    const reply = await ask(call, sent);
    if (reply.kind === 'done') throw new Error(`${call.name} was not refused.`);
    return { status: reply.status, message: reply.message };
  }
  return { ask, get, refusalOf };
}
