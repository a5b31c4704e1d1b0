import { canBe, repairPay, type Payment } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import { rule } from '../core/rule.ts';
import type { Shop } from '../core/shop.ts';
import { messagesOf } from '../messages/messages.ts';
import { factsOf } from '../repair/advance-repair.ts';
import { payRepairByBalance } from '../repair/pay-repair.ts';
import { repairRefusal } from '../repair/repair-refusal.ts';
import { findRepair } from '../repair/repairs.ts';
import { issueCode } from './payment-codes.ts';

/** Pays from the balance, if payments work and the balance is high enough. */
function tryBalance(shop: Shop, account: Account, repair: StoredRepair): 'paid' | 'short' | 'failed' {
  if (shop.state.backOffice.payments === 'fail') return 'failed';
  return payRepairByBalance(shop, account, repair) ? 'paid' : 'short';
}

/** How repair requests are paid: as orders are. */
export const repairPaymentRules = [
  rule(repairPay, ({ shop, user, body, language, setMessage }): Payment => {
    const repair = findRepair(shop, user, body.uni, language);
    if (!canBe('pay', factsOf(repair)))
      throw repairRefusal(repair.paidAt === undefined ? 'notPayable' : 'alreadyPaid', language);
    if (body.paytype !== 'balance') {
      const purpose = { orderNumber: repair.number, way: body.paytype };
      return { kind: 'qr', by: body.paytype, ...issueCode(shop, user.id, body.paytype, purpose) };
    }
    const kind = tryBalance(shop, user, repair);
    setMessage(messagesOf(language).payment[kind]);
    return { kind };
  }),
];
