import type { Category, CategoryBlock, FlashItem, FlashSlot, PresaleItem, ProductSummary } from '@shop/contracts';
import { useEffect } from 'react';
import { later } from '../../../elements/Later/later.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CardLater } from '../ProductCard/card-later.tsx';
import type { HomeBanner } from './Banners.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomeScreen.module.css';

export type HomeScreenProps = {
  categories: Loadable<readonly Category[]>;
  banners: Loadable<readonly HomeBanner[]>;
  /** The slot that runs or comes next with what it sells, the first five of it shown; no slot on a day that has none any more. */
  flash: Loadable<{ slot?: FlashSlot; items: readonly FlashItem[] }>;
  /** Called when the flash sale begins or ends while one looks. */
  onSlotTurned: () => void;
  /** Two are shown. */
  presale: Loadable<readonly PresaleItem[]>;
  /** The best selling parts, best first; six are shown. */
  hot: Loadable<readonly ProductSummary[]>;
  /** What this shopper looked at, last first. */
  recent: Loadable<readonly ProductSummary[]>;
  onForgetRecent: () => void;
  /** Top categories with some of their parts, as many as were asked for so far. */
  blocks: Loadable<readonly CategoryBlock[]>;
  hasMoreBlocks: boolean;
  /** Whether more of them are on their way. */
  isAskingBlocks?: boolean;
  onMoreBlocks: () => void;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
  /** Whether the words of what stands below the fold (area `promo`) are here; they may come after the first paint. @default true */
  hasMessagesBelow?: boolean;
};

// Nothing below the fold is needed for the first paint; the cards are asked for beside it, not after it.
const HomeBelow = later(async () => {
  const [{ HomeBelow: Below }] = await Promise.all([import('./HomeBelow.tsx'), CardLater.load()]);
  return Below;
});

/** The first page of the shop: what it is for and its kinds of parts; below, what is on now, the services and what others buy. */
export function HomeScreen({ categories, hasMessagesBelow = true, ...below }: HomeScreenProps) {
  useEffect(() => void HomeBelow.load().catch(() => undefined), []);
  const room = <div className={styles.room} />;
  return (
    <Page width="full">
      <HomeHero />
      <div className={styles.page}>
        <CategoryTiles categories={categories} onRetry={below.onRetry} />
        {hasMessagesBelow ? <HomeBelow {...below} fallback={room} /> : room}
      </div>
    </Page>
  );
}
