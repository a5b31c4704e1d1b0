/** The ways to pages on which few visits begin (a purchase and what comes after it, parts lists, sign-in, the chat's own page): a file of their own, so that the first page of a visit does not carry them. */
export const cart = async () => (await import('./cart.route.tsx')).CartRoute;
export const confirm = async () => (await import('./order-confirm.route.tsx')).OrderConfirmRoute;
export const payment = async () => (await import('./payment.route.tsx')).PaymentRoute;
export const payByWechat = async () => (await import('./code-payment.route.tsx')).WechatRoute;
export const payByAlipay = async () => (await import('./code-payment.route.tsx')).AlipayRoute;
export const orders = async () => (await import('./orders.route.tsx')).OrdersRoute;
export const order = async () => (await import('./order.route.tsx')).OrderRoute;
export const tracking = async () => (await import('./tracking.route.tsx')).TrackingRoute;
export const review = async () => (await import('./review.route.tsx')).ReviewRoute;
export const askRefund = async () => (await import('./ask-refund.route.tsx')).AskRefundRoute;
export const signIn = async () => (await import('./sign-in.route.tsx')).SignInRoute;
export const chat = async () => (await import('./chat.route.tsx')).ChatRoute;
export const upload = async () => (await import('./upload.route.tsx')).UploadRoute;
export const refunds = async () => (await import('./refunds.route.tsx')).RefundsRoute;
