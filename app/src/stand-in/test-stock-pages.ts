import type { PageStory } from './test-page-story.tsx';
import type { PageName } from './test-page-address.ts';

/** Every page; `upload` only selects one of its views, each of which is a page of its own. */
export type StockPageName = Exclude<PageName, 'upload'>;

const signedIn = [{ name: 'a shopper is signed in' }] as const;
const paid = [{ name: 'an order is paid' }] as const;
const shipped = [{ name: 'an order is shipped' }] as const;
const ofOrder = 'orderId={orderNumber}';

/** The server has no repair service: its pages say so and lead to the chat. */
const noRepairs = { shows: 'repair.unavailable.title' } as const;
const noRepairsForMembers = { ...noRepairs, query: 'orderId=bh1', scenarios: signedIn } as const;

/** What every page shows on a server of the CRMEB family as it is installed. */
export const stockPages: { readonly [Name in StockPageName]: PageStory<Name> } = {
  home: { shows: 'shop.productCard.details' },
  'about-pictures': { shows: 'aboutPictures.page.origin' },
  parts: { shows: 'shop.productCard.details' },
  search: { query: 'title=3001', shows: 'shop.productCard.details' },
  picks: { path: 'hot', shows: 'shop.productCard.details' },
  product: {
    id: '{productId}',
    scenarios: [{ name: 'a shopper is signed in and a part is in stock' }],
    shows: 'product.photoGallery.enlarge',
  },
  'flash-sale': { scenarios: [{ name: 'a flash sale is nearly sold out' }], shows: 'promo.flashSale.title' },
  'flash-product': {
    query: 'id={flashSaleId}',
    scenarios: [{ name: 'a flash sale is nearly sold out' }],
    shows: 'product.promotion.grab',
  },
  presale: { scenarios: [{ name: 'a presale is running' }], shows: 'promo.presale.lead' },
  'presale-product': {
    query: 'id={productId}',
    scenarios: [{ name: 'a presale is running' }],
    shows: 'product.promotion.order',
  },
  'sign-in': { shows: 'session.signIn.stay' },
  cart: {
    path: 'accountCart',
    scenarios: [{ name: 'a shopper with a cart is signed in' }],
    shows: 'buying.cart.checkout',
  },
  'order-confirm': {
    query: 'new=0&cartId={cart}',
    scenarios: [{ name: 'a coupon can be used for the cart' }],
    shows: 'confirm.coupon.without',
  },
  payment: { query: ofOrder, scenarios: [{ name: 'an order waits for payment' }], shows: 'pay.balance.after' },
  'code-payment': { query: ofOrder, scenarios: [{ name: 'the payment code is not paid' }], shows: 'pay.byCode.check' },
  orders: { scenarios: [{ name: 'orders of every kind' }], shows: 'orders.list.more' },
  order: {
    path: 'accountOrder',
    query: ofOrder,
    scenarios: [{ name: 'an order is sent in two parcels' }],
    shows: 'orders.page.openParcel',
  },
  tracking: { query: ofOrder, scenarios: shipped, shows: 'orders.tracking.events' },
  review: { query: ofOrder, scenarios: [{ name: 'an order is received' }], shows: 'refunds.review.publicNote' },
  'request-refund': { query: ofOrder, scenarios: shipped, shows: 'refunds.request.send' },
  refunds: { scenarios: [{ name: 'refunds of every kind' }], shows: 'refunds.list.title' },
  account: { query: 'type=0', scenarios: paid, shows: 'profile.home.recent' },
  balance: { scenarios: [{ name: 'many balance records' }], shows: 'balance.list.more' },
  favourites: { scenarios: [{ name: 'a shopper with favourites is signed in' }], shows: 'favourites.list.selectAll' },
  coupons: { scenarios: [{ name: 'coupons of every kind' }], shows: 'coupons.mine.notYet' },
  'coupon-centre': { scenarios: signedIn, shows: 'coupons.centre.gone' },
  messages: { scenarios: [{ name: 'a shopper with notices is signed in' }], shows: 'notices.open.choose' },
  addresses: { scenarios: signedIn, shows: 'addresses.screen.add' },
  'repair-region': noRepairs,
  'repair-set': noRepairs,
  'repair-proof': { ...noRepairs, query: 'set=801208' },
  'repair-pick': { ...noRepairs, query: 'set=801208' },
  'repair-cart': noRepairsForMembers,
  'repair-confirm': { ...noRepairs, query: 'cartId=1', scenarios: signedIn },
  'repair-payment': noRepairsForMembers,
  repairs: noRepairsForMembers,
  'repair-request': noRepairsForMembers,
  'repair-tracking': noRepairsForMembers,
  'upload-start': { shows: 'upload.page.title' },
  'parts-list': { shows: 'partsList.none.title' },
  'list-checklist': { shows: 'checklist.empty.title' },
  'compare-lists': { shows: 'savedLists.compare.toList' },
  'shared-list': { shows: 'savedLists.shared.missing' },
  'saved-lists': { scenarios: signedIn, shows: 'savedLists.lists.notOffered' },
  'restock-alerts': { shows: 'restock.list.empty' },
  chat: { scenarios: signedIn, shows: 'chat.composer.end' },
  'not-found': { at: '/goods_detial/10427', shows: 'errors.notFound.title' },
};
