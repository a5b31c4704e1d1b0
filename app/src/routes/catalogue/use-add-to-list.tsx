import type { Product } from '@shop/contracts';
import { Extra } from '@shop/design-system';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pairOfOffer } from '../../features/parts-list/pair-of-offer.ts';
import { useServerFeatures } from '../../features/site/use-server-features.ts';

const AddToList = lazy(async () => ({ default: (await import('../parts-list/AddToList.tsx')).AddToList }));
const PARAM = 'list';

/** Adding the chosen colour to a saved list. The dialog is part of the address, so that it is open again after signing in. */
export function useAddToList(product: Product | undefined, { chosen, quantity }: { chosen: string; quantity: number }) {
  const [search, setSearch] = useSearchParams();
  const { savedLists: hasSavedLists } = useServerFeatures();
  const offer = product?.offers.find(({ uniqueId }) => uniqueId === chosen);
  if (!hasSavedLists || !product || !offer || !pairOfOffer(product, offer)) return {};
  const show = (isOpen: boolean) =>
    setSearch(
      (before) => {
        const others = [...before].filter(([name]) => name !== PARAM);
        return new URLSearchParams(isOpen ? [...others, [PARAM, '1']] : others);
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    onAddToList: () => show(true),
    listDialog: search.has(PARAM) ? (
      <Extra>
        <AddToList product={product} offer={offer} quantity={quantity} onClose={() => show(false)} />
      </Extra>
    ) : null,
  };
}
