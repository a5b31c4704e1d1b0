import { FormattedMessage } from 'react-intl';
import { FlashCard } from '../../../commerce/FlashCard/FlashCard.tsx';
import { FlashCardSkeleton } from '../../../commerce/FlashCard/FlashCardSkeleton.tsx';
import { messages as promotion } from '../../../commerce/FlashCard/FlashCard.messages.ts';
import { ProductGrid } from '../../../commerce/ProductGrid/ProductGrid.tsx';
import { SlotClock } from '../../../commerce/SlotClock/SlotClock.tsx';
import { useLiveSlot } from '../../../commerce/SlotClock/use-live-slot.ts';
import { Skeleton } from '../../../elements/Skeleton/Skeleton.tsx';
import { messages } from './HomeOffers.messages.ts';
import styles from './HomeOffers.module.css';
import type { HomeOffersProps } from './HomeOffers.tsx';
import { Strip, SeeAllLink } from './Strip.tsx';

/** One row on a desktop page. */
const SHOWN = 5;

/** The running or next flash sale of the day with the time left; hidden when there is none. */
export function FlashStrip({
  flash: of,
  onSlotChange,
  onRetry,
}: Pick<HomeOffersProps, 'flash' | 'onSlotChange' | 'onRetry'>) {
  const { slot, onChange } = useLiveSlot(of.state === 'ready' ? of.value.slot : undefined, onSlotChange);
  return (
    <Strip
      of={of}
      isEmpty={({ slot: ownSlot, items }) => !ownSlot || ownSlot.state === 'over' || items.length === 0}
      title={<FormattedMessage {...promotion.flashSale} />}
      note={slot ? <SlotClock slot={slot} onChange={onChange} /> : <Skeleton width="1.7rem" />}
      end={
        <SeeAllLink to={{ name: 'flashSale', ...(slot && { slot: slot.id }) }}>
          <FormattedMessage {...messages.flashAll} />
        </SeeAllLink>
      }
      skeleton={<FlashStripSkeleton />}
      onRetry={onRetry}
    >
      {({ items }) => (
        <div className={styles.row}>
          <ProductGrid columns={SHOWN}>
            {slot ? items.slice(0, SHOWN).map((item) => <FlashCard key={item.id} item={item} slot={slot} />) : null}
          </ProductGrid>
        </div>
      )}
    </Strip>
  );
}

function FlashStripSkeleton() {
  return (
    <div className={styles.row}>
      <ProductGrid columns={SHOWN}>
        {Array.from({ length: SHOWN }, (_, at) => (
          <FlashCardSkeleton key={at} />
        ))}
      </ProductGrid>
    </div>
  );
}
