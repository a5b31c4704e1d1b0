import type { TopUpOffer, TopUpOffers } from '@shop/contracts';
import { fn } from 'storybook/test';
import { loading, ready } from '../loadable.ts';
import type { TopUpState } from './TopUp/top-up-state.ts';

/** Top-ups of the balance, for stories and tests. */

export const topUpOffers: readonly [TopUpOffer, TopUpOffer, TopUpOffer] = [
  { id: '1', amount: 5_000, gift: 0 },
  { id: '2', amount: 10_000, gift: 500 },
  { id: '3', amount: 50_000, gift: 5_000 },
];
export const allOffers: TopUpOffers = {
  offers: topUpOffers,
  notices: [
    '充值的金额和赠送的金额不能提现，只能在本店买东西。',
    '充值没有到账，请联系客服，并准备好支付宝的付款记录。',
  ],
  min: 100,
  max: 500_000,
};

/** A top-up that is not opened yet. */
export const closedTopUp: TopUpState = { offers: loading, typed: '', onOpen: fn(), onType: fn(), onChoose: fn() };
export const openTopUp: TopUpState = { ...closedTopUp, offers: ready(allOffers) };
/** The answer to the last top-up did not come. */
export const unconfirmedTopUp: TopUpState = { ...openTopUp, isUnconfirmed: true };
/** The second offer is chosen, and its code is shown until `validUntil`. */
export const payingTopUp = (validUntil: number): TopUpState => ({
  ...openTopUp,
  chosen: {
    offer: topUpOffers[1],
    code: ready({ text: 'https://qr.alipay.com/bax03431ljhokirwl38f00a7', validUntil }),
  },
});
