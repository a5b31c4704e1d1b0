import type { AskedPartProps } from '@shop/design-system/chat/Composer/AskedPart';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { productQuery } from '../features/catalogue/catalogue.query.ts';
import { chosenOffer } from '../features/catalogue/chosen-offer.ts';
import { subjectAt } from '../features/chat/subject.ts';
import { useLanguage } from '../language/use-language.ts';

/** The part whose page is shown, in the colour chosen there. */
export function useAskedPart(): AskedPartProps | undefined {
  const { pathname, search } = useLocation();
  // A product named by the query only is not the one that the page shows.
  const { productId = '' } = subjectAt(pathname, '');
  // The page has loaded it.
  const { data: product } = useQuery({
    ...productQuery(productId, useLanguage()),
    enabled: productId !== '',
    staleTime: Infinity,
  });
  return useMemo(() => {
    const offer = chosenOffer(product, new URLSearchParams(search).get('colour'));
    return product && offer ? { name: product.name, colour: offer.name, stock: offer.stock } : undefined;
  }, [product, search]);
}
