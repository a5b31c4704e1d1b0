import type { Category, ProductSummary } from '@shop/contracts';
import { Page } from '../../../frame/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeHero } from './HomeHero.tsx';
import styles from './HomeScreen.module.css';
import { HotParts } from './HotParts.tsx';
import { RepairTeaser, UploadTeaser } from './Teasers.tsx';

export type HomeScreenProps = {
  categories: Loadable<readonly Category[]>;
  /** The best selling parts, best first; six are shown. */
  hot: Loadable<readonly ProductSummary[]>;
  /** Product id → pieces just put in the cart, so that its card can say so. */
  added: Readonly<Record<string, number>>;
  onAdd: (product: ProductSummary, quantity: number, uniqueId: string) => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};

/** The first page of the shop: what it is for, its kinds of parts, the two services and what sells best. */
export function HomeScreen({ categories, hot, added, onAdd, onRetry }: HomeScreenProps) {
  return (
    <Page width="full">
      <HomeHero />
      <div className={styles.page}>
        <CategoryTiles categories={categories} onRetry={onRetry} />
        <div className={styles.services}>
          <UploadTeaser />
          <RepairTeaser />
        </div>
        <HotParts hot={hot} added={added} onAdd={onAdd} onRetry={onRetry} />
      </div>
    </Page>
  );
}
