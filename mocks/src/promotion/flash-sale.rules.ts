import { flashDetail, flashList, flashSlots } from '@shop/contracts';
import { flashItemsOf, flashSaleOf } from './describe-flash.ts';
import { flashStateOf, hoursToday, placeToShow } from './flash-hours.ts';
import { saleNamed, salesIn } from './flash-sale.ts';
import { page } from '../shop/page.ts';
import { refusal } from '../shop/refusal.ts';
import { rule } from '../shop/rule.ts';

export const flashSaleRules = [
  rule(flashSlots, ({ shop }) => {
    const slots = hoursToday(shop);
    const now = shop.clock.now();
    const current = placeToShow(slots, now);
    return {
      slots: slots.map((hours) => ({ id: hours.id, from: hours.from, to: hours.to, state: flashStateOf(hours, now) })),
      ...(current === undefined ? {} : { current }),
    };
  }),
  rule(flashList, ({ shop, params, query, language }) => {
    const hours = hoursToday(shop).find(({ id }) => id === params.slot);
    return hours ? page(salesIn(shop, hours), query).flatMap((sale) => flashItemsOf(shop, sale, language)) : [];
  }),
  rule(flashDetail, ({ shop, user, params, language }) => {
    const sale = saleNamed(shop, params.id);
    if (!sale) throw refusal('noProduct', language);
    return flashSaleOf(shop, sale, language, user);
  }),
];
