import type { InventoryLine, Language } from '@shop/contracts';
import type { Account } from '../core/account.state.ts';
import type { StoredRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { inventoryOf } from './sets/inventory.ts';
import { setNamed } from './sets/sets.ts';

/** A listed part as a product of a card; what is free costs 0. */
function cardLine({ eligibility }: StoredRepair, line: StoredRepair['lines'][number], part: InventoryLine) {
  const { name, picture, price, stock = 0, productId: id } = part;
  const paid = eligibility.kind === 'free' ? 0 : (line.unitPrice ?? price);
  return { quantity: line.quantity, product: { id, name, picture, price: paid, stock, sales: 0 } };
}

/** A shopper's repair request as an order card of the chat, with its listed parts. */
export function repairCardOf(shop: Shop, account: Account, number: string, language: Language) {
  const repair = shop.state.repairs[number];
  const set = repair && setNamed(repair.setNumber);
  if (!set || repair.accountId !== account.id) return undefined;
  const parts = inventoryOf(shop, set, language).lines;
  const lines = repair.lines.flatMap((line) => {
    const part = line.kind === 'listed' ? parts.find(({ id }) => id === line.inventoryId) : undefined;
    return part ? [cardLine(repair, line, part)] : [];
  });
  return { orderNumber: number, lines };
}
