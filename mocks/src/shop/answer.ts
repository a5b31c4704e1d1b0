import { type Call, encodeAnswer, encodeRefusal, type Language, matchCall, tokenOf } from '@shop/contracts';
import { corsHeaders } from './cors.ts';
import { languagesFor } from './languages-for.ts';
import { CAPTCHA_PICTURE, captchaPicture } from '../session/captcha-picture.ts';
import { hasCall } from '../session/slider.ts';
import { runDueEvents } from '../back-office/run-due-events.ts';
import { readRequest } from './read-request.ts';
import { Refusal } from '../core/refusal.ts';
import { rules } from './rules.ts';
import type { RuleRequest } from '../core/rule.ts';
import type { Account } from '../core/account.state.ts';
import type { Shop } from '../core/shop.ts';
import { accountOf, expireToken, visitorOf } from '../session/tokens.ts';
import { faultOf, keyed, malformed, miscounted, without } from '../core/fault.ts';
import { mutated } from '../core/mutation.ts';

/**
 * Answers a request to `…/api/…` as a server of the first generation does: HTTP 200 for every outcome, 404 with an
 * empty body for an unknown path. Throws ContractFault if the shop's own answer violates its contract.
 */
export async function answer(shop: Shop, request: Request): Promise<Response> {
  const headers = corsHeaders(request);
  if (request.method === 'OPTIONS') return new Response('ok', { headers });
  if (pathBelowApi(request.url) === CAPTCHA_PICTURE) return captchaPicture(shop, new URL(request.url));
  const found = matchCall(request.method, pathBelowApi(request.url));
  if (!found || isMissing(shop, found.call.name)) return new Response(null, { status: 404, headers });
  const { call, params } = found;
  const slow = faultOf(shop.faults, 'slow', call.name);
  if (slow) await shop.clock.wait(slow.ms, request.signal);
  if (faultOf(shop.faults, 'down', call.name)) return Response.error();
  runDueEvents(shop);
  const body = await bodyFor(shop, call, params, request);
  const sent = withFaults(shop, call, body);
  return new Response(JSON.stringify(sent), {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      Date: new Date(shop.clock.now()).toUTCString(),
    },
  });
}

/** Whether a contract, or the picture captcha, has the method and path of this request. */
export const isCall = ({ method, url }: Request): boolean =>
  matchCall(method, pathBelowApi(url)) !== undefined || (method === 'GET' && pathBelowApi(url) === CAPTCHA_PICTURE);

const isMissing = (shop: Shop, call: string) =>
  faultOf(shop.faults, 'unknown', call) !== undefined || !hasCall(shop, call);

function withFaults(shop: Shop, call: Call, body: unknown): unknown {
  if (faultOf(shop.faults, 'malformed', call.name)) return malformed(call, body);
  const wrong = faultOf(shop.faults, 'miscounted', call.name);
  const omitted = faultOf(shop.faults, 'omitted', call.name);
  const whole = omitted ? without(body, omitted.fields) : body;
  const mutation = faultOf(shop.faults, 'mutated', call.name);
  const changed = mutation ? mutated(whole, mutation.field, mutation.by) : whole;
  const sent = faultOf(shop.faults, 'keyed', call.name) ? keyed(changed) : changed;
  return wrong ? miscounted(sent, wrong.by) : sent;
}

/** The path as in the call's contract, wherever the API is mounted. */
function pathBelowApi(url: string): string {
  const { pathname } = new URL(url);
  const start = pathname.indexOf('/api/');
  return start === -1 ? pathname : pathname.slice(start + '/api'.length);
}

async function bodyFor(shop: Shop, call: Call, pathParams: Record<string, string>, request: Request): Promise<unknown> {
  const { content: language, messages } = languagesFor(shop, request.headers);
  try {
    const refused = faultOf(shop.faults, 'refused', call.name);
    if (refused) throw new Refusal(refused.status, refused.message);
    const token = tokenOf(request.headers);
    const user = shopperOf(shop, call, token, language);
    return await runRule(shop, call, {
      ...(await readRequest(call, request, pathParams, language)),
      user,
      token,
      language,
      messageLanguage: messages,
      origin: new URL(request.url).origin,
    });
  } catch (error) {
    if (error instanceof Refusal) return encodeRefusal(error.status, error.messageIn(messages));
    throw error;
  }
}

function shopperOf(shop: Shop, call: Call, token: string | undefined, language: Language): Account | undefined {
  if (call.auth !== 'required') return visitorOf(shop, token);
  applySignedOut(shop, call, token);
  return accountOf(shop, token, language);
}

/** The fault "signedOut": expires the token once, after a number of calls. */
function applySignedOut(shop: Shop, call: Call, token: string | undefined): void {
  const fault = faultOf(shop.faults, 'signedOut', call.name);
  if (!fault || !token) return;
  fault.after -= 1;
  if (fault.after > 0) return;
  expireToken(shop, token);
  shop.faults = shop.faults.filter((other) => other !== fault);
}

async function runRule(
  shop: Shop,
  call: Call,
  decoded: {
    params: unknown;
    query: unknown;
    body: unknown;
    user: Account | undefined;
    token: string | undefined;
    language: Language;
    messageLanguage: Language;
    origin: string;
  },
): Promise<unknown> {
  const rule = rules.get(call.name);
  if (!rule)
    throw new Error(`The stand-in shop has no rule for ${call.name}; add one to mocks/src/<area>/<area>.rules.ts.`);
  let message: string | undefined;
  const setMessage = (text: string) => {
    message = text;
  };
  const value = await rule.run({ ...decoded, shop, setMessage } as unknown as RuleRequest);
  return encodeAnswer(call, value as never, message);
}
