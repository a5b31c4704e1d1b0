import { FormattedMessage } from 'react-intl';
import { FlashCard } from '../FlashCard/FlashCard.tsx';
import { FlashCardSkeleton } from '../FlashCard/FlashCardSkeleton.tsx';
import { messages as flash } from '../FlashSaleScreen/FlashSaleScreen.messages.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { SlotClock } from '../SlotClock/SlotClock.tsx';
import { useTurningSlot } from '../SlotClock/use-turning-slot.ts';
import { messages } from './HomeBelow.messages.ts';
import styles from './HomeBelow.module.css';
import type { HomeScreenProps } from './HomeScreen.tsx';
import { Strip, ToAll } from './Strip.tsx';

/** One row on a desktop page. */
const SHOWN = 5;

/** What is on sale for a few hours, with the time that is left; left out where no sale runs or is to come today. */
export function FlashStrip({
  flash: of,
  onSlotTurned,
  onRetry,
}: Pick<HomeScreenProps, 'flash' | 'onSlotTurned' | 'onRetry'>) {
  const { slot, onTurn } = useTurningSlot(of.state === 'ready' ? of.value.slot : undefined, onSlotTurned);
  return (
    <Strip
      of={of}
      isEmpty={({ slot: told, items }) => !told || told.state === 'over' || items.length === 0}
      title={<FormattedMessage {...flash.title} />}
      note={slot ? <SlotClock slot={slot} onTurn={onTurn} /> : null}
      end={
        slot ? (
          <ToAll to={{ name: 'flashSale', slot: slot.id }}>
            <FormattedMessage {...messages.flashAll} />
          </ToAll>
        ) : null
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
