/** The code of the pages of members by the name of their file, in a chunk of their own: visitors open none of them. */
export const memberPages = {
  'about-pictures': async () => (await import('./site/about-pictures.route.tsx')).AboutPicturesRoute,
  'code-payment': async () => (await import('./payment/code-payment.route.tsx')).CodePaymentRoute,
  orders: async () => (await import('./order/orders.route.tsx')).OrdersRoute,
  order: async () => (await import('./order/order.route.tsx')).OrderRoute,
  tracking: async () => (await import('./order/tracking.route.tsx')).TrackingRoute,
  review: async () => (await import('./order/review.route.tsx')).ReviewRoute,
  'request-refund': async () => (await import('./refund/request-refund.route.tsx')).RequestRefundRoute,
  refunds: async () => (await import('./refund/refunds.route.tsx')).RefundsRoute,
  account: async () => (await import('./account/account.route.tsx')).AccountRoute,
  balance: async () => (await import('./account/balance.route.tsx')).BalanceRoute,
  favourites: async () => (await import('./account/favourites.route.tsx')).FavouritesRoute,
  coupons: async () => (await import('./account/coupons.route.tsx')).CouponsRoute,
  'coupon-centre': async () => (await import('./account/coupon-centre.route.tsx')).CouponCentreRoute,
  messages: async () => (await import('./account/messages.route.tsx')).MessagesRoute,
  addresses: async () => (await import('./account/addresses.route.tsx')).AddressesRoute,
  chat: async () => (await import('./chat/chat.route.tsx')).ChatRoute,
};
