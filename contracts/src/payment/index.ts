export { orderPay, type Payment } from './order-pay.contract.ts';
export type { PayWay } from './pay-ways.ts';
export { paymentStatus, type PaymentStatus } from './payment-status.contract.ts';
export { topUpOffers, type TopUpOffer, type TopUpOffers } from './top-up-offers.contract.ts';
export { topUp, type TopUp } from './top-up.contract.ts';
