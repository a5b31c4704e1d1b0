import type { RepairConfirmation } from '@shop/contracts';
import type { Repricing } from '@shop/design-system/screens/repair/RepairConfirmScreen/repricing.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { repairCartQuery } from '../../features/repair/repair-cart.query.ts';
import { judgedSinceCart } from '../../features/repair/repricing.ts';
import { useLanguage } from '../../language/use-language.ts';

/** How requests, by their ids, differ from those in the cart that the shopper saw before this page. */
export function useNewsSinceCart(
  ids: readonly string[],
  confirmation: RepairConfirmation | undefined,
): Repricing | undefined {
  const client = useQueryClient();
  const { queryKey } = repairCartQuery(useLanguage());
  const [cart] = useState(() => client.getQueryData(queryKey));
  const [first, setFirst] = useState<RepairConfirmation>();
  if (confirmation && !first) setFirst(confirmation);
  // Later changes are those of this page.
  if (!cart || !confirmation || confirmation !== first) return undefined;
  const entries = cart.filter(({ id }) => ids.includes(id));
  const total = entries.reduce((sum, { price }) => sum + price.total, 0);
  return judgedSinceCart({ entries, total }, { entries: confirmation.entries, total: confirmation.price.total });
}
