import type { Address, Fen, Moment, SendKind } from '@shop/contracts';
import type { Desk } from '../agent/desk.ts';
import type { Catalogue, Language } from '../catalogue/catalogue.entity.ts';
import type { Clock } from './clock.ts';
import type { Trouble } from './trouble.ts';

/** What a shopper wants of one offer, before it is an order. `id` is a cart row's id or a buy-now key. */
export type WantedLine = { id: string; productId: string; uniqueId: string; quantity: number; /** The flash sale at whose price it is bought. */ flashSaleId?: string };

/** A coupon in a shopper's purse. */
export type ReceivedCoupon = { couponId: string; receivedAt: Moment };

/** Hours in which things are cheaper, as instants. They last whole hours; what is sold in them hangs on `seed`. */
export type FlashHours = { id: string; seed: string; from: Moment; to: Moment };

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

/** A laid-out order. Its key lives 600 s; `orderNumber` is set once it was turned into an order, for good. */
export type Draft = { key: string; accountId: string; lines: WantedLine[]; expiresAt: Moment; orderNumber?: string };

/** A line as it was bought: the price of one piece then, and what a member saved on it. */
export type BoughtLine = WantedLine & { unitPrice: Fen; savedPerPiece: Fen };

export type OrderStep = 'unpaid' | 'toShip' | 'toReceive' | 'toReview' | 'completed' | 'cancelled';

export type StoredOrder = {
  id: string;
  number: string;
  key: string;
  accountId: string;
  step: OrderStep;
  lines: BoughtLine[];
  /** Goods after the member discount, which is what is paid for them. */
  goods: Fen;
  postage: Fen;
  toPay: Fen;
  recipient: string;
  phone: string;
  address: string;
  message: string;
  placedAt: Moment;
  paidAt?: Moment;
  shippedAt?: Moment;
  receivedAt?: Moment;
  completedAt?: Moment;
};

/** A message of a conversation between one shopper and one agent. */
export type StoredMessage = { id: string; accountId: string; agentId: string; isFromAgent: boolean; kind: SendKind; text: string; sentAt: Moment };

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
  /** What is on the shelves: everything, nothing, or everything but found by no search. */
  shelves: 'full' | 'empty' | 'unsearchable';
  /** Site-relative address of the official account's QR code; '' where no driver serves one. */
  wechatQrcode: string;
};

/** Things that are there in the scenario of now, by the names under which calls ask for them: for tests and provider checks. */
export type Known = Partial<Record<'productId' | 'uniqueId' | 'categoryId' | 'lineId' | 'orderKey' | 'orderNumber' | 'addressId' | 'agentId' | 'couponId' | 'slotId' | 'flashSaleId', string>>;

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
