import { topUp, topUpOffers, toYuanText, type Fen } from '@shop/contracts';
import type { Language } from '../catalogue/catalogue.entity.ts';
import { giveCode } from './bank.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';
import { MIN_TOP_UP, MAX_TOP_UP, TOP_UPS } from './top-up.ts';

/** What stands for "none of the offers": any amount. */
const OWN_AMOUNT = '0';

/** What is put on the balance and what the shop adds; refused where the shop does not offer it. */
function chosenTopUp(id: string, amount: Fen, language: Language): { amount: Fen; gift: Fen } {
  if (id === OWN_AMOUNT) {
    if (amount < MIN_TOP_UP || amount > MAX_TOP_UP)
      throw refusal('badTopUp', language, { least: toYuanText(MIN_TOP_UP), most: toYuanText(MAX_TOP_UP) });
    return { amount, gift: 0 };
  }
  const offer = TOP_UPS.find((known) => known.id === id && known.amount === amount);
  if (!offer) throw refusal('noTopUp', language);
  return { amount, gift: offer.gift };
}

export const balanceRules = [
  rule(topUpOffers, () => TOP_UPS),
  rule(topUp, ({ shop, user, body, language }) => {
    if (body.from !== 'alipay') throw refusal('topUpByAlipay', language);
    return giveCode(shop, user.id, 'alipay', chosenTopUp(body.rechar_id, body.price, language));
  }),
];
