import type { Linking } from '@shop/design-system';
import { useMemo } from 'react';
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
  return useMemo(
    () => ({ hrefOf: (place) => inLanguage(pathTo(place), language), Anchor: ShopLink, features }),
    [language, features],
  );
}
