import type { Product } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';

/** Which colour and how many: they stand in the address, so that they survive sign-in, a reload and being sent to a friend. */
export function useChoice(product: Product | undefined) {
  const [search, setSearch] = useSearchParams();
  const offers = product?.offers ?? [];
  const wished = search.get('colour');
  const chosen =
    (offers.find((offer) => offer.uniqueId === wished) ?? offers.find((offer) => offer.stock > 0) ?? offers[0])
      ?.uniqueId ?? '';
  const least = product?.minQuantity ?? 1;
  const quantity = Math.max(least, Math.trunc(Number(search.get('n'))) || least);
  const note = (key: string, value: string) =>
    setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== key), [key, value]]), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    chosen,
    onChooseColour: (uniqueId: string) => note('colour', uniqueId),
    quantity,
    onQuantity: (pieces: number) => note('n', String(pieces)),
  };
}
