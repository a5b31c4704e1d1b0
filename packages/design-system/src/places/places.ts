/** How a list of parts may be sorted. */
export type PartSort = 'default' | 'sales' | 'new' | 'priceUp' | 'priceDown';

/** Where a link leads, by what the shopper finds there. The app alone knows the addresses. */
export type Place =
  | { name: 'home' | 'upload' | 'repair' | 'cart' | 'account' | 'orders' | 'coupons' | 'favourites' | 'balance' | 'messages' | 'addresses' | 'flashSale' | 'presale' | 'hot' | 'login' }
  | { name: 'parts'; category?: string; sub?: string; sort?: PartSort; page?: number }
  | { name: 'search'; query: string; sort?: PartSort; page?: number }
  | { name: 'product'; id: string; colour?: string }
  | { name: 'confirm'; lines: readonly string[]; isBuyNow?: boolean }
  | { name: 'payment'; order: string }
  | { name: 'order'; order: string }
  /** The chat as a page of its own, about a product or an order. */
  | { name: 'chat'; product?: string; order?: string };
