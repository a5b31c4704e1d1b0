import type { PageEntry, RouteEntry } from './page.ts';
import { loadMember, memberRoutes } from './member-routes.ts';
import { repairRoutes } from './repair-routes.ts';

/**
 * Every route of spec section 2 and of the shop's own pages, registered here and in the parts that are spread here, and
 * nowhere else. An entry has the name of its file: `order-confirm` is `order/order-confirm.route.tsx`. The router,
 * message preloading, the byte report (`bench/`) and the page stories read it. Plain data without JSX, so that tools can
 * import it in Node.
 */
export const routes = {
  home: {
    paths: ['home'],
    messages: ['home'],
    access: 'everyone',
    load: async () => (await import('./home/home.route.tsx')).HomeRoute,
  },
  parts: {
    paths: ['parts'],
    messages: ['shop', 'lists'],
    access: 'everyone',
    load: async () => (await import('./catalogue/parts.route.tsx')).PartsRoute,
  },
  search: {
    paths: ['search'],
    messages: ['shop', 'lists'],
    access: 'everyone',
    load: async () => (await import('./catalogue/search.route.tsx')).SearchRoute,
  },
  picks: {
    paths: ['picks', 'hot'],
    messages: ['shop', 'lists'],
    access: 'everyone',
    load: async () => (await import('./catalogue/picks.route.tsx')).PicksRoute,
  },
  product: {
    paths: ['product'],
    messages: ['shop', 'product'],
    access: 'everyone',
    load: async () => (await import('./catalogue/product.route.tsx')).ProductRoute,
  },
  'flash-sale': {
    paths: ['flashSale'],
    messages: ['promo'],
    access: 'everyone',
    load: async () => (await import('./promotion/flash-sale.route.tsx')).FlashSaleRoute,
  },
  'flash-product': {
    paths: ['flashProduct'],
    messages: ['shop', 'product', 'promo'],
    access: 'everyone',
    load: async () => (await import('./promotion/flash-product.route.tsx')).FlashProductRoute,
  },
  presale: {
    paths: ['presale'],
    messages: ['promo'],
    access: 'everyone',
    load: async () => (await import('./promotion/presale.route.tsx')).PresaleRoute,
  },
  'presale-product': {
    paths: ['presaleProduct'],
    messages: ['shop', 'product', 'promo'],
    access: 'everyone',
    load: async () => (await import('./promotion/presale-product.route.tsx')).PresaleProductRoute,
  },
  'sign-in': {
    paths: ['login', 'mobileLogin'],
    messages: ['session', 'smsCode'],
    access: 'guests',
    load: async () => (await import('./session/sign-in.route.tsx')).SignInRoute,
  },
  cart: {
    paths: ['cart', 'accountCart'],
    messages: ['buying'],
    access: 'everyone',
    load: async () => (await import('./cart/cart.route.tsx')).CartRoute,
  },
  'order-confirm': {
    paths: ['confirm'],
    messages: ['buying', 'confirm', 'addresses'],
    access: 'members',
    load: async () => (await import('./order/order-confirm.route.tsx')).OrderConfirmRoute,
  },
  payment: {
    paths: ['payment'],
    messages: ['buying', 'pay', 'orders'],
    access: 'members',
    load: async () => (await import('./payment/payment.route.tsx')).PaymentRoute,
  },
  'code-payment': {
    paths: ['payByWechat', 'payByAlipay'],
    messages: ['buying', 'pay'],
    access: 'members',
    load: loadMember('code-payment'),
  },
  ...memberRoutes,
  ...repairRoutes,
  upload: {
    paths: ['upload'],
    messages: [],
    access: 'everyone',
    hasViews: true,
    load: async () => {
      const { UploadRoute, preloadView } = await import('./parts-list/upload.route.tsx');
      await preloadView(globalThis.location?.search);
      return UploadRoute;
    },
  },
  'about-pictures': {
    paths: ['aboutPictures'],
    messages: ['aboutPictures'],
    access: 'everyone',
    load: loadMember('about-pictures'),
  },
  chat: {
    paths: ['chat'],
    messages: ['chat', 'emoji'],
    access: 'members',
    load: loadMember('chat'),
  },
} as const satisfies Record<string, RouteEntry>;

/** The page of any other address. */
export const notFound = {
  messages: ['errors'],
  load: async () => (await import('./site/not-found.route.tsx')).NotFoundRoute,
} as const satisfies PageEntry;
