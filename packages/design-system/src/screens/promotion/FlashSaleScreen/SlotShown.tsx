import type { FlashSlot } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { FlashCard } from '../../../commerce/FlashCard/FlashCard.tsx';
import { MoreButton } from '../../../elements/MoreButton/MoreButton.tsx';
import { ProductGrid } from '../../../commerce/ProductGrid/ProductGrid.tsx';
import { SlotClock } from '../../../commerce/SlotClock/SlotClock.tsx';
import { useLiveSlot } from '../../../commerce/SlotClock/use-live-slot.ts';
import { FlashCardsSkeleton } from './FlashSaleSkeleton.tsx';
import type { FlashSaleScreenProps } from './FlashSaleScreen.tsx';
import { messages } from './FlashSaleScreen.messages.ts';
import styles from './FlashSaleScreen.module.css';

type SlotShownProps = Pick<
  FlashSaleScreenProps,
  'items' | 'hasMore' | 'isLoadingMore' | 'onMore' | 'onSlotChange' | 'onRetry'
> & { slot: FlashSlot; slots: readonly FlashSlot[] };

/** One slot: its hours, the time left, and its products. */
export function SlotShown({
  slot: givenSlot,
  slots,
  items,
  hasMore,
  isLoadingMore,
  onMore,
  onSlotChange,
  onRetry,
}: SlotShownProps) {
  const intl = useIntl();
  const { slot = givenSlot, onChange } = useLiveSlot(givenSlot, onSlotChange);
  return (
    <section>
      <div className={styles.head}>
        <p className={styles.hours}>
          <FormattedMessage
            {...messages.hours}
            values={{
              from: <DateTime moment={slot.from} style="time" />,
              to: <DateTime moment={slot.to} style="time" />,
            }}
          />
        </p>
        <SlotClock slot={slot} onChange={onChange} />
        {slot.state === 'over' ? <AfterSlot slot={slot} slots={slots} /> : null}
      </div>
      <VisuallyHidden>
        <h2>
          <FormattedMessage {...messages.list} />
        </h2>
      </VisuallyHidden>
      <WhenReady of={items} onRetry={onRetry} skeleton={<FlashCardsSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={intl.formatMessage(messages.emptyTitle)}
              text={intl.formatMessage(messages.emptyText)}
              action={<MainLink to={{ name: 'parts' }} text={messages.parts} />}
            />
          ) : (
            <>
              <ProductGrid columns={5}>
                {all.map((item) => (
                  <FlashCard key={item.id} item={item} slot={slot} />
                ))}
              </ProductGrid>
              <MoreButton hasMore={hasMore} isLoadingMore={isLoadingMore} onMore={onMore} />
            </>
          )
        }
      </WhenReady>
    </section>
  );
}

/** Shown for a slot that is over: a link to the running or the next slot, or a hint to come back tomorrow. */
function AfterSlot({ slot, slots }: Pick<SlotShownProps, 'slot' | 'slots'>) {
  const next = slots.find(({ from, state }) => from > slot.from && state !== 'over');
  if (!next)
    return (
      <p className={styles.dayOver}>
        <FormattedMessage {...messages.dayOver} />
      </p>
    );
  return (
    <Link to={{ name: 'flashSale', slot: next.id }} className={styles.next}>
      <FormattedMessage {...messages.next} values={{ time: <DateTime moment={next.from} style="time" /> }} />
    </Link>
  );
}
