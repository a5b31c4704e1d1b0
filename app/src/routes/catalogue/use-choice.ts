import type { Product } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';

/** The chosen colour and quantity, stored in the URL so that they survive sign-in, reloads and sharing the link. */
export function useChoice(product: Product | undefined) {
  const [search, setSearch] = useSearchParams();
  const offers = product?.offers ?? [];
  const requested = search.get('colour');
  const chosen =
    (offers.find((offer) => offer.uniqueId === requested) ?? offers.find((offer) => offer.stock > 0) ?? offers[0])
      ?.uniqueId ?? '';
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
