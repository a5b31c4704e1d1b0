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

/** Where a link leads, by what the shopper finds there. The app alone knows the addresses. */
export type Place =
  | { name: 'home' | 'upload' | 'repair' | 'cart' | 'account' | 'orders' | 'coupons' | 'favourites' | 'balance' | 'messages' | 'addresses' | 'login' }
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
  | { name: 'payment'; order: string }
  | { name: 'order'; order: string }
  /** The chat as a page of its own, about a product or an order. */
  | { name: 'chat'; product?: string; order?: string };
