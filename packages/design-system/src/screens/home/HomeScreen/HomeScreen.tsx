import type { Category, CategoryBlock, FlashItem, FlashSlot, PresaleItem, ProductSummary } from '@shop/contracts';
import { useEffect } from 'react';
import { deferred } from '../../../elements/Deferred/deferred.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { DeferredCard } from '../../../commerce/ProductCard/DeferredCard.tsx';
import type { HomeBanner } from './Banners.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomeScreen.module.css';

export type HomeScreenProps = {
  categories: Loadable<readonly Category[]>;
  banners: Loadable<readonly HomeBanner[]>;
  /** The running or next slot with its items, of which five are shown; without a slot if the day has no more. */
  flash: Loadable<{ slot?: FlashSlot; items: readonly FlashItem[] }>;
  /** Called when the flash sale begins or ends while the page is open. */
  onSlotChange: () => void;
  /** Two are shown. */
  presale: Loadable<readonly PresaleItem[]>;
  /** The best selling parts, best first; six are shown. */
  hot: Loadable<readonly ProductSummary[]>;
  /** Recently viewed parts, the latest first. */
  recent: Loadable<readonly ProductSummary[]>;
  onForgetRecent: () => void;
  /** Top categories with some of their parts, as many as are loaded so far. */
  blocks: Loadable<readonly CategoryBlock[]>;
  hasMoreBlocks: boolean;
  /** Whether more blocks are loading. */
  isLoadingBlocks?: boolean;
  onMoreBlocks: () => void;
  /** Product id → pieces just added to the cart, shown on its card. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Loads everything that failed again. */
  onRetry: () => void;
  /**
   * Whether the messages of the content below the fold (area `promo`) are loaded; they may load after the first paint.
   * @default true
   */
  hasMessagesBelow?: boolean;
};

// Content below the fold is not needed for the first paint; the code of the cards loads in parallel with it.
const HomeBelow = deferred(async () => {
  const [{ HomeBelow: Below }] = await Promise.all([import('./HomeBelow.tsx'), DeferredCard.load()]);
  return Below;
});

/** The home page: headline and categories; below the fold promotions, services and recommendations. */
export function HomeScreen({ categories, hasMessagesBelow = true, ...below }: HomeScreenProps) {
  useEffect(() => void HomeBelow.load().catch(() => undefined), []);
  const placeholder = <div className={styles.placeholder} />;
  return (
    <Page width="full">
      <HomeHero />
      <div className={styles.page}>
        <CategoryTiles categories={categories} onRetry={below.onRetry} />
        {hasMessagesBelow ? <HomeBelow {...below} fallback={placeholder} /> : placeholder}
      </div>
    </Page>
  );
}
