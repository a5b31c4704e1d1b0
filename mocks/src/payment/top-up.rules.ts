import { topUp, topUpOffers, toYuanText, type Fen, type Language } from '@shop/contracts';
import { refusal } from '../core/refusal.ts';
import { rule } from '../core/rule.ts';
import { messagesOf } from '../messages/messages.ts';
import { issueCode } from './payment-codes.ts';
import { MAX_TOP_UP, MIN_TOP_UP, TOP_UPS } from './top-up.ts';

/** The offer id of any other amount. */
const OTHER_AMOUNT = '0';

/** The amount of a top-up and the shop's gift; refused if the shop does not offer it. */
function chosenTopUp(id: string, amount: Fen, language: Language): { amount: Fen; gift: Fen } {
  if (id === OTHER_AMOUNT) {
    if (amount < MIN_TOP_UP || amount > MAX_TOP_UP)
      throw refusal('topUpOutOfRange', language, { min: toYuanText(MIN_TOP_UP), max: toYuanText(MAX_TOP_UP) });
    return { amount, gift: 0 };
  }
  const offer = TOP_UPS.find((known) => known.id === id && known.amount === amount);
  if (!offer) throw refusal('topUpNotOffered', language);
  return { amount, gift: offer.gift };
}

export const topUpRules = [
  rule(topUpOffers, ({ language }) => ({
    offers: TOP_UPS,
    notices: messagesOf(language).balance.topUpNotices,
    min: MIN_TOP_UP,
    max: MAX_TOP_UP,
  })),
  rule(topUp, ({ shop, user, body, language }) => {
    if (!shop.state.hasTopUps) throw refusal('topUpClosed', language);
    if (body.from !== 'alipay') throw refusal('topUpOnlyByAlipay', language);
    return issueCode(shop, user.id, 'alipay', chosenTopUp(body.rechar_id, body.price, language));
  }),
];
