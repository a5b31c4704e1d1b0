import type { Linking } from '@shop/design-system';
import { useMemo } from 'react';
import { inLanguage } from '../language/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { pathTo } from '../paths.ts';
import { useAbsentFeatures } from '../session/absent-features.ts';
import { ShopLink } from './ShopLink.tsx';

/**
 * The link component of the screens, the addresses of places in the language of the page, and what the server lacks.
 */
export function useShopLinking(): Linking {
  const language = useLanguage();
  const absent = useAbsentFeatures();
  return useMemo(
    () => ({ hrefOf: (place) => inLanguage(pathTo(place), language), Anchor: ShopLink, absent }),
    [language, absent],
  );
}
