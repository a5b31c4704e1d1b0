import type { Linking, Place } from '@shop/design-system';
import { useCallback, useMemo } from 'react';
import { inLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { pathTo } from '../paths.ts';
import { useServerFeatures } from '../features/site/use-server-features.ts';
import { ShopLink } from './ShopLink.tsx';

/**
 * The link component of the screens, the addresses of places in the language of the page, and what the server has.
 */
export function useShopLinking(): Linking {
  const language = useLanguage();
  const features = useServerFeatures();
  const hrefOf = useCallback((place: Place) => inLanguage(pathTo(place), language), [language]);
  return useMemo(() => ({ hrefOf, Anchor: ShopLink, features }), [hrefOf, features]);
}
