/** The ways to pages on which few visits begin (a purchase and what comes after it, parts lists, sign-in, the chat's own page): a file of their own, so that the first page of a visit does not carry them. */
export const cart = async () => (await import('./cart/cart.route.tsx')).CartRoute;
export const confirm = async () => (await import('./order/order-confirm.route.tsx')).OrderConfirmRoute;
export const payment = async () => (await import('./payment/payment.route.tsx')).PaymentRoute;
export const payByWechat = async () => (await import('./payment/code-payment.route.tsx')).WechatRoute;
export const payByAlipay = async () => (await import('./payment/code-payment.route.tsx')).AlipayRoute;
export const orders = async () => (await import('./order/orders.route.tsx')).OrdersRoute;
export const order = async () => (await import('./order/order.route.tsx')).OrderRoute;
export const tracking = async () => (await import('./order/tracking.route.tsx')).TrackingRoute;
export const review = async () => (await import('./order/review.route.tsx')).ReviewRoute;
export const askRefund = async () => (await import('./refund/ask-refund.route.tsx')).AskRefundRoute;
export const signIn = async () => (await import('./session/sign-in.route.tsx')).SignInRoute;
export const chat = async () => (await import('./chat/chat.route.tsx')).ChatRoute;
export const upload = async () => (await import('./parts-list/upload.route.tsx')).UploadRoute;
export const refunds = async () => (await import('./refund/refunds.route.tsx')).RefundsRoute;
