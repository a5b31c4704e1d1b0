import type {
  Address,
  BatchResult,
  Fen,
  Moment,
  OrderKind,
  PartCount,
  PayWay,
  RefundKind,
  RefundState,
  SendKind,
} from '@shop/contracts';
import type { Desk } from '../agent/support-server.ts';
import type { Catalogue, Language } from '../catalogue/catalogue.entity.ts';
import type { PaymentCode } from '../payment/bank.ts';
import type { Clock } from './clock.ts';
import type { FlashHours } from '../promotion/flash-hours.ts';
import type { WrittenReview } from '../review/reviews.ts';
import type { StoredList } from '../parts-list/saved-lists.ts';
import type { Trouble } from './trouble.ts';

/** What a shopper wants of one offer, before it is an order. `id` is a cart row's id or a buy-now key. */
export type WantedLine = {
  id: string;
  productId: string;
  uniqueId: string;
  quantity: number;
  /** The flash sale at whose price it is bought. */ flashSaleId?: string;
};

/** A coupon in a shopper's wallet: `id` is its own, `couponId` names what it is one of. It is spent while an order holds it; `wonWith` is the order that it came with. */
export type ReceivedCoupon = {
  id: string;
  couponId: string;
  receivedAt: Moment;
  orderNumber?: string;
  wonWith?: string;
};

/** A shopper with everything that is theirs. `login` is the account name; passwords are the stand-in shop's own, in plain text. */
export type Account = {
  id: string;
  login: string;
  password: string;
  phone: string;
  nickname: string;
  balance: Fen;
  isMember: boolean;
  /** The language in which they last opened the chat: what comes over the socket is in it. */
  language?: Language;
  addresses: Address[];
  cart: WantedLine[];
  /** Product ids, newest first. */
  favourites: string[];
  coupons: ReceivedCoupon[];
};

/** A token's owner and the moment it dies (30 days after signing in, as observed). */
export type StoredToken = { accountId: string; expiresAt: Moment };

/** A buy-now key: lives 3600 s, apart from the cart. */
export type BuyNow = WantedLine & { accountId: string; expiresAt: Moment };

/** A laid-out order. Its key lives 600 s; `goods` is what the goods cost when the shopper was last told; `orderNumber` is set once it was turned into an order, for good. */
export type Draft = {
  key: string;
  accountId: string;
  lines: WantedLine[];
  goods: Fen;
  expiresAt: Moment;
  orderNumber?: string;
};

/**
 * A line as it was bought: the price of one piece then, what a member saved on it, the key under which it is reviewed,
 * the line's share of the order's coupon, and how many pieces went into refunds that were not refused or taken back.
 */
export type BoughtLine = WantedLine & {
  unitPrice: Fen;
  savedPerPiece: Fen;
  reviewKey: string;
  couponShare: Fen;
  refunded: number;
  isReviewed: boolean;
};

/** `split`: it travels in parcels, each an order of its own; the whole then has no steps any more. */
export type OrderStep =
  'unpaid' | 'toShip' | 'toReceive' | 'toReview' | 'completed' | 'refunded' | 'cancelled' | 'split';

/** How a parcel travels: in so many milliseconds, or it gets stuck half way. */
export type Journey = { number: string; takes: number; isStuck?: true };

/** goods + postage − couponDiscount = toPay. A split one keeps its sums, while its lines went into its parcels. */
export type StoredOrder = {
  id: string;
  number: string;
  key: string;
  accountId: string;
  kind: OrderKind;
  step: OrderStep;
  lines: BoughtLine[];
  /** Goods after the member discount, which is what is paid for them. */
  goods: Fen;
  postage: Fen;
  couponDiscount: Fen;
  /** The coupon that it holds, by its own id. */
  couponId?: string;
  toPay: Fen;
  recipient: string;
  phone: string;
  address: string;
  message: string;
  placedAt: Moment;
  paidAt?: Moment;
  payWay?: PayWay;
  /** The day promised for a presale; every other order goes out as soon as it can. */
  shipsAt?: Moment;
  shippedAt?: Moment;
  journey?: Journey;
  receivedAt?: Moment;
  completedAt?: Moment;
  /** Numbers of its parcels, once it is split; number of the whole, for a parcel. */
  parcels?: string[];
  parent?: string;
  /** The shopper took it out of the list. */
  isHidden?: true;
  invoice?: { title: string; taxNumber: string; email: string; number: string };
};

/** A refund that was asked for. `wants` is what was asked for at first. */
export type StoredRefund = {
  id: string;
  number: string;
  accountId: string;
  orderNumber: string;
  state: RefundState | 'takenBack';
  wants: RefundKind;
  /** Cart line ids of the order, and pieces. */
  pieces: { lineId: string; quantity: number }[];
  amount: Fen;
  reason: string;
  explanation: string;
  images: string[];
  askedAt: Moment;
  /** The parcel with which the goods come back, and when it was told. */
  parcel?: { carrier: string; number: string; phone: string; toldAt: Moment };
  /** When it was paid, refused or taken back. */
  closedAt?: Moment;
  isHidden?: true;
};

/**
 * What the other side does, for the scenarios: how codes are paid, how orders are shipped, how refunds are decided.
 * `never` leaves it to the one who tries the shop, or to a scenario.
 */
export type OtherSide = {
  pays: 'soon' | 'never';
  /** Whether paying by balance fails. */
  payments: 'work' | 'fail';
  ships: 'whole' | 'parcels' | 'stuck' | 'never';
  /** How long parcels travel, in milliseconds. */
  travelTime: number;
  decides: 'agrees' | 'refuses' | 'never';
};

/** A message of a conversation between one shopper and one agent. */
export type StoredMessage = {
  id: string;
  accountId: string;
  agentId: string;
  isFromAgent: boolean;
  kind: SendKind;
  text: string;
  sentAt: Moment;
};

/** Why a product of the catalogue is not for sale: hidden for now, or gone for good. */
export type Withdrawal = 'offSale' | 'deleted';

/** Everything that changes while the shop is open: plain data, so it can be kept, compared and sent. */
export type ShopState = {
  /** The seeded chance, and how often it was asked. */
  chance: { seed: number; turn: number };
  /** The last id given to a row of any kind. */
  lastId: number;
  accounts: Record<string, Account>;
  tokens: Record<string, StoredToken>;
  buyNow: Record<string, BuyNow>;
  drafts: Record<string, Draft>;
  /** By order number. */
  orders: Record<string, StoredOrder>;
  /** By refund number. */
  refunds: Record<string, StoredRefund>;
  codes: Record<string, PaymentCode>;
  reviews: WrittenReview[];
  backOffice: OtherSide;
  /** Until when everybody else did what they had to do. */
  livedUntil: Moment;
  /** Prices of offers, by `productId/uniqueId`, where they are no longer what the catalogue says; and those that the shop puts up when the next order is about to be placed. */
  prices: Record<string, Fen>;
  nextPrices: Record<string, Fen>;
  /** Pieces left of an offer, by `productId/uniqueId`, where it is no longer what the catalogue says. */
  stock: Record<string, number>;
  withdrawn: Record<string, Withdrawal>;
  /** Most pieces one shopper may buy of a product. */
  limits: Record<string, number>;
  /** Today's flash-sale hours where they are not those of every day; pieces that others took of an offer, by `sale/uniqueId`, where it is more than they take otherwise. */
  flash: { hours?: FlashHours[]; taken: Record<string, number> };
  /** Presales that the calendar does not know, by product id. */
  presales: Record<string, { from: Moment; to: Moment; shipsWithin: number }>;
  hasBanners: boolean;
  messages: StoredMessage[];
  /** Messages of agents that were not read, by `accountId/agentId`. */
  unread: Record<string, number>;
  /** Agents who are off duty, by id. */
  agentsAway: string[];
  /** Uploaded images by file name, as base64. */
  uploads: Record<string, { type: string; base64: string }>;
  /** Saved parts lists, the one saved last at the end; their pairs, by the name that a list has for them. */
  lists: StoredList[];
  listPairs: Record<string, readonly PartCount[]>;
  /** What became of batches that were put into carts, by `accountId/key`. */
  batches: Record<string, { results: readonly BatchResult[]; expiresAt: Moment }>;
  /** What is on the shelves: everything, nothing, or everything but found by no search. */
  shelves: 'full' | 'empty' | 'unsearchable';
  /** Site-relative address of the official account's QR code; '' where no driver serves one. */
  wechatQrcode: string;
};

/** Things that are there in the scenario of now, by the names under which calls ask for them: for tests and provider checks. */
export type Known = Partial<
  Record<
    | 'productId'
    | 'uniqueId'
    | 'categoryId'
    | 'lineId'
    | 'orderKey'
    | 'orderNumber'
    | 'addressId'
    | 'agentId'
    | 'couponId'
    | 'slotId'
    | 'flashSaleId'
    | 'orderId'
    | 'refundNumber'
    | 'refundId'
    | 'reviewKey'
    | 'partNumber'
    | 'colourId'
    | 'listId',
    string
  >
>;

/** The stand-in shop: what it knows, the time and chance it lives by, and what is wrong with it at the moment. */
export type Shop = {
  state: ShopState;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** The shop's side of the chat. */
  readonly desk: Desk;
  /** Troubles that `answer` applies; scenarios put them there. */
  troubles: Trouble[];
  /** The token to send when a scenario has signed a shopper in. */
  signedInToken: string | undefined;
  known: Known;
};
