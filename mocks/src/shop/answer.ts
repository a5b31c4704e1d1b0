import { encodeAnswer, encodeRefusal, matchCall, tokenOf, type Call } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { corsHeaders } from './cors.ts';
import { languageOf } from './language.ts';
import { runDueEvents } from './back-office.ts';
import { readRequest } from './read-request.ts';
import { Refusal } from './refusal.ts';
import { rules } from './rules.ts';
import type { Asked } from './rule.ts';
import type { Account, Shop } from './state.ts';
import { accountOf, expireToken, visitorOf } from '../session/tokens.ts';
import { malformed, miscounted, troubleOf } from './trouble.ts';

/**
 * Answers a request to `…/api/…` as a server of the first generation does: HTTP 200 for every outcome, 404 with an empty
 * body for an unknown path. Throws ContractFault when the shop's own answer does not fit its call: a fault of the shop.
 */
export async function answer(shop: Shop, request: Request): Promise<Response> {
  const headers = corsHeaders(request);
  if (request.method === 'OPTIONS') return new Response('ok', { headers });
  const found = matchCall(request.method, pathBelowApi(request.url));
  if (!found || troubleOf(shop.troubles, 'unknown', found.call.name))
    return new Response(null, { status: 404, headers });
  const { call, params } = found;
  const slow = troubleOf(shop.troubles, 'slow', call.name);
  if (slow) await shop.clock.wait(slow.ms, request.signal);
  if (troubleOf(shop.troubles, 'down', call.name)) return Response.error();
  runDueEvents(shop);
  const body = await bodyFor(shop, call, params, request);
  const sent = spoiled(shop, call, body);
  return new Response(JSON.stringify(sent), {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      Date: new Date(shop.clock.now()).toUTCString(),
    },
  });
}

function spoiled(shop: Shop, call: Call, body: unknown): unknown {
  if (troubleOf(shop.troubles, 'malformed', call.name)) return malformed(call, body);
  const wrong = troubleOf(shop.troubles, 'miscounted', call.name);
  return wrong ? miscounted(body, wrong.by) : body;
}

/** The path as calls name it, wherever the API is mounted. */
function pathBelowApi(url: string): string {
  const { pathname } = new URL(url);
  const start = pathname.indexOf('/api/');
  return start === -1 ? pathname : pathname.slice(start + '/api'.length);
}

async function bodyFor(shop: Shop, call: Call, pathParams: Record<string, string>, request: Request): Promise<unknown> {
  const language = languageOf(request.headers.get('Accept-Language'));
  try {
    const refused = troubleOf(shop.troubles, 'refused', call.name);
    if (refused) throw new Refusal(refused.status, refused.message);
    const token = tokenOf(request.headers);
    const user = shopperOf(shop, call, token, language);
    return await ruled(shop, call, {
      ...(await readRequest(call, request, pathParams, language)),
      user,
      token,
      language,
      origin: new URL(request.url).origin,
    });
  } catch (error) {
    if (error instanceof Refusal) return encodeRefusal(error.status, error.message);
    throw error;
  }
}

function shopperOf(shop: Shop, call: Call, token: string | undefined, language: Language): Account | undefined {
  if (call.auth !== 'required') return visitorOf(shop, token);
  loseToken(shop, call, token);
  return accountOf(shop, token, language);
}

/** The trouble "signed out": counts calls down, then makes the token old, once. */
function loseToken(shop: Shop, call: Call, token: string | undefined): void {
  const trouble = troubleOf(shop.troubles, 'signedOut', call.name);
  if (!trouble || !token) return;
  trouble.after -= 1;
  if (trouble.after > 0) return;
  expireToken(shop, token);
  shop.troubles = shop.troubles.filter((other) => other !== trouble);
}

async function ruled(
  shop: Shop,
  call: Call,
  asked: {
    params: unknown;
    query: unknown;
    body: unknown;
    user: Account | undefined;
    token: string | undefined;
    language: Language;
    origin: string;
  },
): Promise<unknown> {
  const rule = rules.get(call.name);
  if (!rule) throw new Error(`The stand-in shop has no rule for ${call.name}; add one in mocks/src/shop/.`);
  let message: string | undefined;
  const say = (words: string) => {
    message = words;
  };
  const value = await rule.run({ ...asked, shop, say } as unknown as Asked);
  return encodeAnswer(call, value as never, message);
}
