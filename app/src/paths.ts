import type { BalanceTab, PartFilter, PickKind, Place } from '@shop/design-system';

/** Every path of spec section 2 and of the shop's own pages, without language prefix. Written here and nowhere else. */
export const paths = {
  home: '/',
  parts: '/goods_cate',
  search: '/goods_search',
  product: '/goods_detail/:id',
  picks: '/goods_list',
  hot: '/goods_hot',
  presale: '/goods_presell',
  presaleProduct: '/goods_presell_detail',
  flashSale: '/goods_seckill',
  flashProduct: '/goods_seckill_detail',
  upload: '/upload',
  repair: '/country_chose',
  repairSet: '/supple/select',
  repairProof: '/supple/select_information',
  repairPick: '/supple/detail',
  repairCart: '/shoppingCartbh',
  repairConfirm: '/order_confirmbh',
  repairPayment: '/paymenbh',
  repairs: '/user/orderlistbh',
  repairRequest: '/user/order_detailbh',
  repairTracking: '/logisticsbh',
  login: '/login',
  mobileLogin: '/mobile_login',
  chat: '/AppChat',
  cart: '/shoppingCart',
  confirm: '/order_confirm',
  payment: '/payment',
  payByWechat: '/wxPay',
  payByAlipay: '/alipay',
  order: '/order_detail',
  tracking: '/logistics',
  review: '/evaluation',
  requestRefund: '/refund',
  refunds: '/user/refund',
  account: '/user',
  accountCart: '/user/shoppingCart',
  accountOrder: '/user/order_detail',
  orders: '/user/orderList',
  coupons: '/user/myCoupon',
  couponCentre: '/user/userCoupon',
  favourites: '/user/collect',
  balance: '/user/balance',
  messages: '/user/messageCenter',
  addresses: '/user/address_list',
  aboutPictures: '/about_pictures',
} as const;

const SIGN_IN_PATHS: readonly string[] = [paths.login, paths.mobileLogin];
/** Whether a path without language prefix is a sign-in page; the router ignores its case and a slash at its end. */
export const isSignInPath = (path: string): boolean => SIGN_IN_PATHS.includes(path.toLowerCase().replace(/\/+$/, ''));

/** Places whose address has no parameters. The cart of the header leads to the account area (spec section 2). */
const ADDRESSES = {
  home: paths.home,
  repair: paths.repair,
  repairSet: paths.repairSet,
  repairCart: paths.repairCart,
  cart: paths.accountCart,
  couponCentre: paths.couponCentre,
  favourites: paths.favourites,
  addresses: paths.addresses,
  aboutPictures: paths.aboutPictures,
} as const;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  return search ? `${path}?${search}` : path;
};
const ofOrder = (path: string, orderId: string): string => withQuery(path, { orderId });
/** Defaults are left out, so that each list has one address. */
const listQuery = (place: { sort?: string; page?: number }) => ({
  sort: place.sort === 'default' ? undefined : place.sort,
  page: place.page && place.page > 1 ? String(place.page) : undefined,
});

const toSortedText = (values: readonly (string | number)[] | undefined) =>
  values?.length ? [...values].map(String).sort(byNumber).join('.') : undefined;
const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
/** Filters in a fixed order with sorted values, so that each list of parts has one address. */
const filterQuery = (filter: PartFilter) => ({
  cid: filter.category ?? toSortedText(filter.categories),
  sid: filter.sub,
  colour: toSortedText(filter.colours),
  size: toSortedText(filter.sizes),
  height: toSortedText(filter.heights),
  finish: toSortedText(filter.finishes),
  stock: filter.stock ? String(filter.stock) : undefined,
  from: filter.priceFrom === undefined ? undefined : String(filter.priceFrom),
  to: filter.priceTo === undefined ? undefined : String(filter.priceTo),
});

/** The numbers that the servers give to their ranking lists. */
export const PICKS: Readonly<Record<PickKind, '1' | '2' | '3' | '4'>> = { best: '1', hot: '2', new: '3', benefit: '4' };

/** The views of the account home by query type; the account link carries type 0 (spec section 2, header). */
export const ACCOUNT_VIEWS = { home: '0', profile: '1' } as const;

/** The numbers that servers give to the kinds of changes of the balance. */
export const BALANCE_TYPES: Readonly<Record<BalanceTab, '0' | '1' | '2'>> = { all: '0', spent: '1', gained: '2' };

/** The address of a place, without language prefix. */
export function pathTo(place: Place): string {
  switch (place.name) {
    case 'parts':
      return withQuery(paths.parts, { ...filterQuery(place), ...listQuery(place) });
    case 'search':
      return withQuery(paths.search, { title: place.query, ...filterQuery(place), ...listQuery(place) });
    case 'account':
      return withQuery(paths.account, { type: ACCOUNT_VIEWS[place.view ?? 'home'] });
    case 'login':
    case 'mobileLogin':
      return withQuery(paths[place.name], { form: place.view });
    case 'upload':
      return withQuery(paths.upload, { view: place.view });
    case 'picks':
      return place.kind === 'hot'
        ? withQuery(paths.hot, listQuery(place))
        : withQuery(paths.picks, { type: PICKS[place.kind], ...listQuery(place) });
    case 'messages':
      return withQuery(paths.messages, { id: place.id });
    case 'flashSale':
      return withQuery(paths.flashSale, { slot: place.slot });
    case 'flashProduct':
      return withQuery(paths.flashProduct, { id: place.id, colour: place.colour });
    case 'presale':
      return withQuery(paths.presale, { state: place.kind === 'all' ? undefined : place.kind });
    case 'presaleProduct':
      return withQuery(paths.presaleProduct, { id: place.id, colour: place.colour });
    case 'product':
      return withQuery(paths.product.replace(':id', encodeURIComponent(place.id)), { colour: place.colour });
    case 'confirm':
      return withQuery(paths.confirm, { new: place.isBuyNow ? '1' : '0', cartId: place.lines.join(',') });
    case 'payByCode':
      return ofOrder(place.by === 'wechat' ? paths.payByWechat : paths.payByAlipay, place.order);
    case 'tracking':
      return withQuery(paths.tracking, { orderId: place.order, parcel: place.parcel });
    case 'orders':
    case 'refunds':
      return withQuery(paths[place.name], { state: place.state === 'all' ? undefined : place.state });
    case 'coupons':
      return withQuery(paths.coupons, { state: place.state === 'usable' ? undefined : place.state });
    case 'balance':
      return withQuery(paths.balance, {
        type: place.kind && place.kind !== 'all' ? BALANCE_TYPES[place.kind] : undefined,
      });
    case 'refund':
      return withQuery(paths.refunds, { refundId: place.refund });
    case 'payment':
    case 'review':
    case 'requestRefund':
      return ofOrder(paths[place.name], place.order);
    case 'order':
      return withQuery(paths.accountOrder, { orderId: place.order, view: place.view });
    case 'repairProof':
    case 'repairPick':
      return withQuery(paths[place.name], { set: place.set });
    case 'repairConfirm':
      return withQuery(paths.repairConfirm, { cartId: place.entries.join(',') });
    case 'repairs':
      return withQuery(paths.repairs, { state: place.group });
    case 'repairPayment':
    case 'repairRequest':
    case 'repairTracking':
      return ofOrder(paths[place.name], place.request);
    case 'chat':
      return withQuery(paths.chat, { productId: place.product, orderId: place.order });
    default:
      return ADDRESSES[place.name];
  }
}
