import type { Outcome } from './ask.ts';

/** What a shopper can do with the shop, and the call that shows whether the server can serve it. */
const FEATURES: readonly (readonly [feature: string, call: string])[] = [
  ['browse products', 'products'],
  ['product pages', 'productDetail'],
  ['categories', 'category'],
  ['rows of products on the home page', 'categoryBlocks'],
  ['filters by colour, size and price', 'productFacets'],
  ['the same part in other sizes', 'partFamily'],
  ['suggestions while typing', 'searchSuggestions'],
  ['parts lists matched in one request', 'matchParts'],
  ['saved parts lists', 'savedLists'],
  ['repair service', 'repairRegions'],
  ['flash sales', 'flashSlots'],
  ['presales', 'presaleList'],
  ['coupons', 'couponOffers'],
  ['reviews', 'reviewList'],
  ['sign-in by the default strategy', 'authUser'],
  ['codes by text message', 'verifyCodeKey'],
  ['slider captcha before a code', 'sliderChallenge'],
  ['sign-in with WeChat', 'wechatAppId'],
  ['cart', 'cartList'],
  ['orders', 'orderList'],
  ['refunds', 'refundList'],
  ['favourites', 'favouriteList'],
  ['notices', 'noticeList'],
  ['top-up of the balance', 'topUpOffers'],
  ['chat with agents', 'agentList'],
];

export type Feature = { feature: string; state: 'present' | 'absent' | 'broken' | 'unknown'; reason: string };

/** Judges each feature by the outcome of its call. A call that was not made leaves it unknown. */
export function featuresOf(outcomes: ReadonlyMap<string, Outcome>): readonly Feature[] {
  return FEATURES.map(([feature, call]) => ({ feature, ...stateOf(call, outcomes.get(call)) }));
}

function stateOf(call: string, outcome: Outcome | undefined): Omit<Feature, 'feature'> {
  if (!outcome) return { state: 'unknown', reason: 'not asked: it needs an account, or an id that no list has' };
  switch (outcome.kind) {
    case 'done':
      return isSwitchedOff(call, outcome.value)
        ? { state: 'absent', reason: 'not configured on the server' }
        : { state: 'present', reason: '' };
    case 'refused':
      return outcome.signIn
        ? { state: 'unknown', reason: 'needs an account' }
        : { state: 'absent', reason: `refused with ${outcome.status}: ${outcome.message}` };
    case 'absent':
      return { state: 'absent', reason: outcome.reason };
    case 'faulty':
      return { state: 'broken', reason: 'the answer violates the contract, see the faults' };
    case 'failed':
      return { state: 'broken', reason: outcome.reason };
  }
}

/** A server without a WeChat application answers with an empty id. */
const isSwitchedOff = (call: string, value: unknown): boolean =>
  call === 'wechatAppId' && (value as { appId?: string }).appId === '';
