import type { Place } from '@shop/design-system';

/** Every address of spec section 2, without language prefix. The only place where the old paths are spelled. */
export const paths = {
  home: '/',
  parts: '/goods_cate',
  search: '/goods_search',
  product: '/goods_detail/:id',
  hot: '/goods_hot',
  presale: '/goods_presell',
  flashSale: '/goods_seckill',
  upload: '/upload',
  repair: '/country_chose',
  login: '/login',
  chat: '/AppChat',
  cart: '/shoppingCart',
  confirm: '/order_confirm',
  payment: '/payment',
  order: '/order_detail',
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

/** Places whose address is a path alone. The header's cart and the cards' orders lead into the account area (spec section 2). */
const PLAIN = {
  home: paths.home,
  upload: paths.upload,
  repair: paths.repair,
  cart: paths.accountCart,
  // The account link carries query type 0 (spec section 2, header).
  account: `${paths.account}?type=0`,
  orders: paths.orders,
  coupons: paths.coupons,
  favourites: paths.favourites,
  balance: paths.balance,
  messages: paths.messages,
  addresses: paths.addresses,
  flashSale: paths.flashSale,
  presale: paths.presale,
  hot: paths.hot,
  login: paths.login,
} as const;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const search = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  return search ? `${path}?${search}` : path;
};
/** Defaults stay out of the address, so that each list has one address. */
const listQuery = (place: { sort?: string; page?: number }) => ({
  sort: place.sort === 'default' ? undefined : place.sort,
  page: place.page && place.page > 1 ? String(place.page) : undefined,
});

/** The address of a place, without language prefix. */
export function pathTo(place: Place): string {
  switch (place.name) {
    case 'parts':
      return withQuery(paths.parts, { cid: place.category, sid: place.sub, ...listQuery(place) });
    case 'search':
      return withQuery(paths.search, { title: place.query, ...listQuery(place) });
    case 'product':
      return withQuery(paths.product.replace(':id', encodeURIComponent(place.id)), { colour: place.colour });
    case 'confirm':
      return withQuery(paths.confirm, { new: place.isBuyNow ? '1' : '0', cartId: place.lines.join(',') });
    case 'payment':
      return withQuery(paths.payment, { orderId: place.order });
    case 'order':
      return withQuery(paths.accountOrder, { orderId: place.order });
    case 'chat':
      return withQuery(paths.chat, { productId: place.product, orderId: place.order });
    default:
      return PLAIN[place.name];
  }
}
