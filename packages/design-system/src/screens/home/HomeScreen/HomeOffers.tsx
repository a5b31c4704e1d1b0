import type { CategoryBlock, FlashItem, FlashSlot, PresaleItem, ProductSummary, RepairTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { PresaleCard } from '../../../commerce/PresaleCard/PresaleCard.tsx';
import { PresaleCardSkeleton } from '../../../commerce/PresaleCard/PresaleCardSkeleton.tsx';
import { messages as promotion } from '../../../commerce/PresaleCard/PresaleCard.messages.ts';
import type { Loadable } from '../../../loadable.ts';
import { useHasFeature } from '../../../places/LinkProvider.tsx';
import { Banners, type HomeBanner } from './Banners.tsx';
import { CardRow, CardRowSkeleton } from './CardRow.tsx';
import { CategoryRows } from './CategoryRows.tsx';
import { FlashStrip } from './FlashStrip.tsx';
import { messages } from './HomeOffers.messages.ts';
import styles from './HomeOffers.module.css';
import { messages as home } from './HomeScreen.messages.ts';
import { Strip, SeeAllLink } from './Strip.tsx';
import { RepairTeaser, UploadTeaser } from './Teasers.tsx';

export type HomeOffersProps = {
  banners: Loadable<readonly HomeBanner[]>;
  /** The running or next slot with its items, of which five are shown; without a slot if the day has no more. */
  flash: Loadable<{ slot?: FlashSlot; items: readonly FlashItem[] }>;
  /** Called when the flash sale begins or ends while the page is open. */
  onSlotChange: () => void;
  /** Two are shown. */
  presale: Loadable<readonly PresaleItem[]>;
  /** The terms of the repair service. */
  repair: Loadable<RepairTerms>;
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
};

/** What the shop does besides selling part by part; only what its server has. */
function Services({ repair, onRetry }: Pick<HomeOffersProps, 'repair' | 'onRetry'>) {
  const hasListMatching = useHasFeature('listMatching');
  const hasRepair = useHasFeature('repair');
  if (!hasListMatching && !hasRepair) return null;
  return (
    <div className={styles.services}>
      {hasListMatching ? <UploadTeaser /> : null}
      {hasRepair ? <RepairTeaser terms={repair} onRetry={onRetry} /> : null}
    </div>
  );
}

const PRESALES = 2;
const isEmpty = (all: readonly unknown[]) => all.length === 0;

/**
 * The home page below the fold: announcements, promotions, upload and repair, best sellers, recently viewed parts,
 * categories.
 */
export function HomeOffers({ banners, presale, hot, recent, onForgetRecent, ...props }: HomeOffersProps) {
  const { added, onAdd, onRetry } = props;
  return (
    <>
      <Banners banners={banners} onRetry={onRetry} />
      <FlashStrip {...props} />
      <Services {...props} />
      <Strip
        of={presale}
        isEmpty={isEmpty}
        title={<FormattedMessage {...promotion.presale} />}
        note={<FormattedMessage {...promotion.presaleLead} />}
        end={
          <SeeAllLink to={{ name: 'presale' }}>
            <FormattedMessage {...messages.presaleAll} />
          </SeeAllLink>
        }
        skeleton={
          <div className={styles.presales}>
            <PresaleCardSkeleton />
            <PresaleCardSkeleton />
          </div>
        }
        onRetry={onRetry}
      >
        {(all) => (
          <ul className={styles.presales}>
            {all.slice(0, PRESALES).map((item) => (
              <li key={item.id}>
                <PresaleCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </Strip>
      <Strip
        of={hot}
        isEmpty={isEmpty}
        title={<FormattedMessage {...home.hot} />}
        end={
          <SeeAllLink to={{ name: 'picks', kind: 'hot' }}>
            <FormattedMessage {...messages.hotAll} />
          </SeeAllLink>
        }
        skeleton={<CardRowSkeleton />}
        onRetry={onRetry}
      >
        {(products) => <CardRow products={products} added={added} onAdd={onAdd} />}
      </Strip>
      <Strip
        of={recent}
        isEmpty={isEmpty}
        title={<FormattedMessage {...messages.recent} />}
        end={
          <Button look="text" onClick={onForgetRecent}>
            <FormattedMessage {...messages.forget} />
          </Button>
        }
        skeleton={<CardRowSkeleton />}
        onRetry={onRetry}
      >
        {(products) => <CardRow products={products} added={added} onAdd={onAdd} />}
      </Strip>
      <CategoryRows {...props} />
    </>
  );
}
