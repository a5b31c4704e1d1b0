import type { Product } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';
import { chosenOffer } from '../../features/catalogue/chosen-offer.ts';

/** The chosen colour and quantity, stored in the URL so that they survive sign-in, reloads and sharing the link. */
export function useChoice(product: Product | undefined) {
  const [search, setSearch] = useSearchParams();
  const chosen = chosenOffer(product, search.get('colour'))?.uniqueId ?? '';
  const min = product?.minQuantity ?? 1;
  const quantity = Math.max(min, Math.trunc(Number(search.get('n'))) || min);
  const setParam = (key: string, value: string) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== key), [key, value]]), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    chosen,
    onChooseColour: (uniqueId: string) => setParam('colour', uniqueId),
    quantity,
    onQuantity: (pieces: number) => setParam('n', String(pieces)),
  };
}
