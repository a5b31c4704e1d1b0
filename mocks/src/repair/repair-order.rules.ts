import { repairConfirm, repairCreate, type CreatedRepairs } from '@shop/contracts';
import { rule } from '../core/rule.ts';
import { addressOf, deliveryAddress } from '../order/draft.ts';
import { checkEntriesExist, chosenEntries, confirmationOf, createRepairDraft, repairDraftOf } from './repair-draft.ts';
import { submitRepairs } from './repairs.ts';
import { checkLength } from './text-limits.ts';
import type { Shop } from '../core/shop.ts';

const createdRepairs = ({ state }: Shop, numbers: readonly string[]): CreatedRepairs => ({
  kind: 'created',
  requests: numbers.flatMap((number) => {
    const repair = state.repairs[number];
    return repair ? [{ number, toPay: repair.price.total }] : [];
  }),
});

/** From the repair cart to submitted requests. */
export const repairOrderRules = [
  rule(repairConfirm, ({ shop, user, body, language }) => {
    const entries = chosenEntries(shop, user, body.cart_ids, language);
    const address = deliveryAddress(user, body.addressId, language);
    return confirmationOf(shop, createRepairDraft(shop, user, entries), address, language);
  }),
  rule(repairCreate, ({ shop, user, params, body, language }): CreatedRepairs => {
    const draft = repairDraftOf(shop, user, params.orderKey, language);
    if (draft.requests) return createdRepairs(shop, draft.requests);
    checkEntriesExist(shop, user, draft, language);
    const message = body.mark.trim();
    checkLength(message, language);
    const address = addressOf(user, body.addressId, language);
    const confirmation = confirmationOf(shop, draft, address, language);
    if (confirmation.price.total !== body.pay_price) {
      const { key: orderKey } = createRepairDraft(shop, user, draft.entries);
      return { kind: 'repriced', confirmation: { ...confirmation, orderKey } };
    }
    const repairs = submitRepairs(shop, draft, { account: user, address, message });
    return createdRepairs(
      shop,
      repairs.map(({ number }) => number),
    );
  }),
];
