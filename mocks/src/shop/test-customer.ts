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
import { DEFAULT_LANGUAGE } from '@shop/contracts/language';
import { answer } from './answer.ts';
import { createShop, type ShopOptions } from './create-shop.ts';
import { manualClock } from '../core/clock.ts';
import type { Shop } from '../core/shop.ts';

type Field<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : { [K in Name]: T };
/** The parts of a request that the contract of the call has. */
export type RequestInput<C extends Call> = Field<'params', ParamsOf<C>> &
  Field<'query', QueryOf<C>> &
  Field<'body', BodyOf<C>>;

/** The time of the shop's clock when a test starts. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

/** A request as the client sends it. */
export function requestOf(
  call: Call,
  sent: { params?: unknown; query?: unknown; body?: unknown },
  { token, language = DEFAULT_LANGUAGE }: { token?: string; language?: string } = {},
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

/** A shop on a manual clock, and a customer who sends calls to it. */
export function visit(options: ShopOptions & { language?: string } = {}) {
  const clock = manualClock(NOON);
  const shop = createShop({ ...options, clock });
  return { shop, clock, ...customerOf(shop, { token: shop.signedInToken, language: options.language }) };
}

export function customerOf(shop: Shop, as: { token?: string; language?: string } = {}) {
  async function ask<C extends Call>(call: C, sent: RequestInput<C>): Promise<Reply<AnswerOf<C>>> {
    const response = await answer(shop, requestOf(call, sent, as));
    return decodeAnswer(call, await response.json());
  }
  /** The value of a call's answer; throws if it is refused. */
  async function get<C extends Call>(call: C, sent: RequestInput<C>): Promise<AnswerOf<C>> {
    const reply = await ask(call, sent);
    if (reply.kind === 'refused') throw new Error(`${call.name} was refused: ${reply.status} ${reply.message}`);
    return reply.value;
  }
  /** Status and message of a refusal; throws if the call is answered. */
  async function refusalOf<C extends Call>(
    call: C,
    sent: RequestInput<C>,
  ): Promise<{ status: number; message: string }> {
    const reply = await ask(call, sent);
    if (reply.kind === 'done') throw new Error(`${call.name} was not refused.`);
    return { status: reply.status, message: reply.message };
  }
  return { ask, get, refusalOf };
}
