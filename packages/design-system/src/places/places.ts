import type { Fen, Finish } from '@shop/contracts';

/** How a list of parts may be sorted. */
export type PartSort = 'default' | 'sales' | 'new' | 'priceUp' | 'priceDown';

/** What a list of parts is narrowed to. Several values of one facet mean "any of these". */
export type PartFilter = {
  /** Top category, and one below it. */
  category?: string;
  sub?: string;
  /** Colour ids. */
  colours?: readonly string[];
  /** Footprints in studs, the smaller side first: `2x4`. */
  sizes?: readonly string[];
  /** Heights in plates. */
  heights?: readonly number[];
  finishes?: readonly Finish[];
  /** At least so many pieces of one colour in stock. */
  stock?: number;
  priceFrom?: Fen;
  priceTo?: Fen;
};

/** What the shop recommends by itself. */
export type PickKind = 'best' | 'hot' | 'new' | 'benefit';

/** Presales by their time. */
export type PresaleKind = 'all' | 'before' | 'running' | 'over';

/** Steps at which orders wait, as the tabs of the order list show them. */
export type OrderTab = 'all' | 'unpaid' | 'toShip' | 'toReceive' | 'toReview' | 'completed';

/** Refunds that are not settled yet, those that are, or all. */
export type RefundTab = 'all' | 'open' | 'done';

/** Where a link leads, by what the shopper finds there. The app alone knows the addresses. */
export type Place =
  | {
      name:
        | 'home'
        | 'repair'
        | 'cart'
        | 'account'
        | 'coupons'
        | 'favourites'
        | 'balance'
        | 'messages'
        | 'addresses'
        | 'login';
    }
  /** Reads a parts list; the saved lists; a list that is open in this browser, as it is or beside an earlier one. */
  | { name: 'upload'; view?: 'saved' | 'list' | 'compare' }
  | ({ name: 'parts'; sort?: PartSort; page?: number } & PartFilter)
  | ({ name: 'search'; query: string; sort?: PartSort; page?: number } & PartFilter)
  | { name: 'picks'; kind: PickKind; page?: number }
  /** The day's flash sales, at a slot or at the one of now; and one of them. */
  | { name: 'flashSale'; slot?: string }
  | { name: 'flashProduct'; id: string; colour?: string }
  /** Products in presale, by their time; and one of them. */
  | { name: 'presale'; kind?: PresaleKind }
  | { name: 'presaleProduct'; id: string; colour?: string }
  | { name: 'product'; id: string; colour?: string }
  | { name: 'confirm'; lines: readonly string[]; isBuyNow?: boolean }
  /** Pays an order: by any way, or with a code to scan. */
  | { name: 'payment'; order: string }
  | { name: 'payByCode'; order: string; by: 'wechat' | 'alipay' }
  /** Orders that wait at a step; all without one. */
  | { name: 'orders'; state?: OrderTab }
  | { name: 'order'; order: string }
  /** Where an order is; with several parcels, where one of them is, by its order number. */
  | { name: 'tracking'; order: string; parcel?: string }
  | { name: 'review'; order: string }
  /** Asks for a refund of an order; the refunds asked for; one of them. */
  | { name: 'askRefund'; order: string }
  | { name: 'refunds'; state?: RefundTab }
  | { name: 'refund'; refund: string }
  /** The chat as a page of its own, about a product or an order. */
  | { name: 'chat'; product?: string; order?: string };
