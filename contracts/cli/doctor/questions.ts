import type { AnswerOf, BodyOf, Call, QueryOf } from '../../src/define-call.ts';
import * as shop from '../../src/index.ts';
import type { Sent } from './ask.ts';

/** What earlier answers have shown: ids that later calls need, the chat's address and a photo's. */
export type Known = {
  product?: string;
  slot?: string;
  flashItem?: string;
  order?: { id: string; number: string; isShipped: boolean };
  refund?: string;
  set?: string;
  chat?: string;
  photo?: string;
};

/** One call with what it sends. `sent` returns undefined when the server has nothing to ask about. */
export type Question = {
  call: Call;
  sent: (known: Known) => Sent | undefined;
  learn: (value: unknown, known: Known) => void;
};

type Details<C extends Call> = {
  params?: (known: Known) => Record<string, string | undefined>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  learn?: (value: AnswerOf<C>, known: Known) => void;
};

function question<C extends Call>(call: C, { params, query, body, learn }: Details<C> = {}): Question {
  return {
    call,
    sent: (known) => {
      const values = Object.entries(params?.(known) ?? {});
      const found = values.filter((entry): entry is [string, string] => entry[1] !== undefined);
      return found.length === values.length ? { params: Object.fromEntries(found), query, body } : undefined;
    },
    learn: (value, known) => learn?.(value as AnswerOf<C>, known),
  };
}

const PAGE = { page: 1, limit: 10 };
const ofProduct = ({ product: id }: Known) => ({ id });
/** Tracking of an order that is not shipped is refused. */
const isShipped = ({ state }: shop.Order) => state === 'toReceive';
const ofOrder = ({ order }: Known) => ({ orderNumber: order?.number });
/** A part and a colour that any shop of brick parts knows: a red brick of 2 × 4. */
const RED_BRICK = { part: '3001', colour: 4 };

/**
 * Calls that need no account, in an order in which earlier answers provide the ids of later calls. None of them changes
 * anything; a slider captcha and a key for codes expire by themselves.
 */
export const PUBLIC_QUESTIONS: readonly Question[] = [
  question(shop.companyInfo),
  question(shop.wechatQrcode),
  question(shop.bannerList),
  question(shop.category),
  question(shop.products, {
    query: PAGE,
    learn: ({ products }, known) => {
      known.product = products[0]?.id;
      known.photo = products.map(({ picture }) => (picture.kind === 'photo' ? picture.url : '')).find(Boolean);
    },
  }),
  question(shop.productDetail, { params: ofProduct }),
  question(shop.categoryBlocks, { query: PAGE }),
  question(shop.recommendedProducts, { params: () => ({ type: '1' }), query: PAGE }),
  question(shop.goodProducts, { query: PAGE }),
  question(shop.hotSearches),
  question(shop.productCode, { params: ofProduct }),
  question(shop.phoneBuying),
  question(shop.reviewCounts, { params: ofProduct }),
  question(shop.reviewList, { params: ofProduct, query: { type: 0, ...PAGE } }),
  question(shop.presaleList, { query: { time_type: 0, ...PAGE } }),
  question(shop.flashSlots, {
    learn: ({ slots, current = 0 }, known) => (known.slot = slots[current]?.id),
  }),
  question(shop.flashList, {
    params: ({ slot }) => ({ slot }),
    query: PAGE,
    learn: ([first], known) => (known.flashItem = first?.id),
  }),
  question(shop.flashDetail, { params: ({ flashItem: id }) => ({ id }) }),
  question(shop.couponOffers, { query: {} }),
  question(shop.cityList, { params: () => ({ parent: '0' }) }),
  question(shop.userAgreement),
  question(shop.agreement, { params: () => ({ type: '3' }) }),
  question(shop.wechatAppId),
  question(shop.verifyCodeKey),
  question(shop.sliderChallenge, { query: { captchaType: 'blockPuzzle', clientUid: 'doctor', ts: '0' } }),
  question(shop.socketAddress, { learn: ({ url }, known) => (known.chat = url) }),
  question(shop.productFacets, { query: {} }),
  question(shop.partFamily, { params: ofProduct }),
  question(shop.searchSuggestions, { query: { keyword: RED_BRICK.part, limit: 8 } }),
  question(shop.matchParts, { body: { pairs: [RED_BRICK] } }),
  question(shop.repairRegions),
  question(shop.repairSets, {
    query: { keyword: '', limit: 10 },
    learn: ([first], known) => (known.set = first?.number),
  }),
  question(shop.repairInventory, { params: ({ set }) => ({ setNumber: set }) }),
];

/** Calls that need an account. Those that mark something as read (notices, the conversation) are left out. */
export const ACCOUNT_QUESTIONS: readonly Question[] = [
  question(shop.currentUser),
  question(shop.authUser),
  question(shop.cartCount, { query: { numType: 0 } }),
  question(shop.cartList),
  question(shop.addressList, { query: PAGE }),
  question(shop.orderCounts),
  question(shop.orderList, {
    query: PAGE,
    learn: ({ orders }, known) => {
      const [first] = orders.toSorted((a, b) => Number(isShipped(b)) - Number(isShipped(a)));
      if (first) known.order = { id: first.id, number: first.number, isShipped: isShipped(first) };
    },
  }),
  question(shop.orderDetail, { params: ofOrder }),
  question(shop.orderExpress, {
    params: ({ order }) => ({ orderNumber: order?.isShipped ? order.number : undefined }),
  }),
  question(shop.refundReasons),
  question(shop.refundList, { query: PAGE, learn: ({ refunds }, known) => (known.refund = refunds[0]?.number) }),
  question(shop.refundDetail, { params: ({ refund }) => ({ refundNumber: refund }) }),
  question(shop.heldCoupons, { params: () => ({ kind: '0' }), query: PAGE }),
  question(shop.favouriteList, { query: PAGE }),
  question(shop.noticeList, { query: PAGE }),
  question(shop.balanceTotals),
  question(shop.balanceRecords, { params: () => ({ type: '0' }), query: PAGE }),
  question(shop.topUpOffers),
  question(shop.agentList),
  question(shop.chatNotice),
  question(shop.savedLists),
  question(shop.repairCartList),
  question(shop.repairList, { query: PAGE }),
  question(shop.repairPurchases),
];
