import type { Fen, Finish, RequestGroup } from '@shop/contracts';

/** The sort orders of a list of parts. */
export type PartSort = 'default' | 'sales' | 'new' | 'priceUp' | 'priceDown';

/** The filters of a list of parts. Several values of one facet mean "any of these". */
export type PartFilter = {
  /** Top category, and its subcategory. */
  category?: string;
  sub?: string;
  /** Several categories, top or sub, instead of the one above. */
  categories?: readonly string[];
  /** Colour ids. */
  colours?: readonly string[];
  /** Footprints in studs, the smaller side first: `2x4`. */
  sizes?: readonly string[];
  /** Heights in plates. */
  heights?: readonly number[];
  finishes?: readonly Finish[];
  /** Minimum number of pieces of one colour in stock. */
  stock?: number;
  priceFrom?: Fen;
  priceTo?: Fen;
};

/** The shop's recommendation lists. */
export type PickKind = 'best' | 'hot' | 'new' | 'benefit';

/** Presales by their time. */
export type PresaleKind = 'all' | 'before' | 'running' | 'over';

/** Steps of orders, as the tabs of the order list show them. */
export type OrderTab = 'all' | 'unpaid' | 'toShip' | 'toReceive' | 'toReview' | 'completed';

/** Refunds that are in progress, finished ones, or all. */
export type RefundTab = 'all' | 'open' | 'done';

/** The shopper's coupons: those that can be used, and those that are used or expired. */
export type CouponTab = 'usable' | 'over';

/** Changes of the balance: all, what was spent, or what was gained. */
export type BalanceTab = 'all' | 'spent' | 'gained';

/** The views of the sign-in page: three ways to sign in, a new account, and a new password. */
export type SignInView = 'password' | 'mobile' | 'wechat' | 'register' | 'reset';

/** The target of a link, by what the shopper finds there. Only the app knows the URLs. */
export type Place =
  | {
      name:
        | 'home'
        | 'repair'
        | 'repairSet'
        | 'repairCart'
        | 'cart'
        | 'couponCentre'
        | 'favourites'
        | 'addresses'
        | 'aboutPictures';
    }
  /** A view of the sign-in page; `mobileLogin` begins with the text message, `login` with the password. */
  | { name: 'login' | 'mobileLogin'; view?: SignInView }
  /** The message centre, with a message open or none. */
  | { name: 'messages'; id?: string }
  /** The account home, or the shopper’s profile. */
  | { name: 'account'; view?: 'profile' }
  /**
   * The upload page; the saved lists; a list that is open in this browser, alone, compared with an earlier one, or as a
   * checklist to print; a list that is in the address; the back-in-stock alerts of this browser.
   */
  | { name: 'upload'; view?: 'saved' | 'list' | 'compare' | 'checklist' | 'shared' | 'restock' }
  | ({ name: 'parts'; sort?: PartSort; page?: number } & PartFilter)
  | ({ name: 'search'; query: string; sort?: PartSort; page?: number } & PartFilter)
  | { name: 'picks'; kind: PickKind; page?: number }
  /** The day's flash sales, at a slot or at the current one; and one product of them. */
  | { name: 'flashSale'; slot?: string }
  | { name: 'flashProduct'; id: string; colour?: string }
  /** Products in presale, by their time; and one of them. */
  | { name: 'presale'; kind?: PresaleKind }
  | { name: 'presaleProduct'; id: string; colour?: string }
  | { name: 'product'; id: string; colour?: string }
  | { name: 'confirm'; lines: readonly string[]; isBuyNow?: boolean }
  /** Pays an order: by any payment method, or with a code to scan. */
  | { name: 'payment'; order: string }
  | { name: 'payByCode'; order: string; by: 'wechat' | 'alipay' }
  /** Orders at a step; all without one. */
  | { name: 'orders'; state?: OrderTab }
  /** An order, or its parts as a checklist to print. */
  | { name: 'order'; order: string; view?: 'checklist' }
  /** Tracks an order; with several parcels one of them, by its order number. */
  | { name: 'tracking'; order: string; parcel?: string }
  | { name: 'review'; order: string }
  /** The shopper's coupons; those that can be used without a state. */
  | { name: 'coupons'; state?: CouponTab }
  /** The balance, and its changes of one kind; all without one. */
  | { name: 'balance'; kind?: BalanceTab }
  /** Requests a refund of an order; the refund requests; one of them. */
  | { name: 'requestRefund'; order: string }
  | { name: 'refunds'; state?: RefundTab }
  | { name: 'refund'; refund: string }
  /** The proof of purchase of a set, by its number; and the choice of its parts. */
  | { name: 'repairProof' | 'repairPick'; set: string }
  /** Confirms requests of the repair cart, by their ids. */
  | { name: 'repairConfirm'; entries: readonly string[] }
  /** The shopper's repair requests of a group; all without one. */
  | { name: 'repairs'; group?: RequestGroup }
  /** Pays, shows or tracks a repair request, by its number. */
  | { name: 'repairPayment' | 'repairRequest' | 'repairTracking'; request: string }
  /** The chat as a page, about a product or an order. */
  | { name: 'chat'; product?: string; order?: string };
