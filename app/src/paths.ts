import type { PartFilter, PickKind, Place } from '@shop/design-system';

/** Every path of spec section 2, without language prefix. Written here and nowhere else. */
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
  login: '/login',
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
  favourites: '/user/collect',
  balance: '/user/balance',
  messages: '/user/messageCenter',
  addresses: '/user/address_list',
} as const;

/** Places whose address has no parameters. The cart of the header leads to the account area (spec section 2). */
const ADDRESSES = {
  home: paths.home,
  repair: paths.repair,
  cart: paths.accountCart,
  // The account link carries query type 0 (spec section 2, header).
  account: `${paths.account}?type=0`,
  coupons: paths.coupons,
  favourites: paths.favourites,
  balance: paths.balance,
  messages: paths.messages,
  addresses: paths.addresses,
  login: paths.login,
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
  cid: filter.category,
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

/** The address of a place, without language prefix. */
export function pathTo(place: Place): string {
  switch (place.name) {
    case 'parts':
      return withQuery(paths.parts, { ...filterQuery(place), ...listQuery(place) });
    case 'search':
      return withQuery(paths.search, { title: place.query, ...filterQuery(place), ...listQuery(place) });
    case 'upload':
      return withQuery(paths.upload, { view: place.view });
    case 'picks':
      return place.kind === 'hot'
        ? withQuery(paths.hot, listQuery(place))
        : withQuery(paths.picks, { type: PICKS[place.kind], ...listQuery(place) });
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
    case 'refund':
      return withQuery(paths.refunds, { refundId: place.refund });
    case 'payment':
    case 'review':
    case 'requestRefund':
      return ofOrder(paths[place.name], place.order);
    case 'order':
      return ofOrder(paths.accountOrder, place.order);
    case 'chat':
      return withQuery(paths.chat, { productId: place.product, orderId: place.order });
    default:
      return ADDRESSES[place.name];
  }
}
