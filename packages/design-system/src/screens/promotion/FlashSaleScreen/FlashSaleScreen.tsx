import type { FlashItem, FlashSlots } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FlashSaleSkeleton } from './FlashSaleSkeleton.tsx';
import { messages as promotion } from '../../../commerce/FlashCard/FlashCard.messages.ts';
import { messages } from './FlashSaleScreen.messages.ts';
import { SlotShown } from './SlotShown.tsx';
import { slotToShow } from './slot-to-show.ts';
import { SlotTabs } from './SlotTabs.tsx';
import styles from './FlashSaleScreen.module.css';

export type FlashSaleScreenProps = {
  slots: Loadable<FlashSlots>;
  /** Id of the slot in the URL; an id that the day does not have is ignored (see `slotToShow`). */
  current?: string;
  /** The items of the shown slot, as far as they are loaded. */
  items: Loadable<readonly FlashItem[]>;
  hasMore: boolean;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
  onMore: () => void;
  /** Called when the shown slot begins or ends while the page is open: slots and items should be loaded again. */
  onSlotChange: () => void;
  /** Loads everything that failed again. */
  onRetry: () => void;
};

/** The flash sales of the day: a row of slots, and the items of one slot with price and share sold. */
export function FlashSaleScreen({ slots, current, ...slotProps }: FlashSaleScreenProps) {
  const intl = useIntl();
  return (
    <Page title={<FormattedMessage {...promotion.flashSale} />} isWaiting={slots.state === 'loading'}>
      <WhenReady of={slots} onRetry={slotProps.onRetry} skeleton={<FlashSaleSkeleton />}>
        {(day) => {
          const shown = slotToShow(day, current);
          if (!shown) {
            return (
              <EmptyState
                title={intl.formatMessage(messages.noneTitle)}
                text={intl.formatMessage(messages.noneText)}
                action={<MainLink to={{ name: 'parts' }} text={messages.parts} />}
              />
            );
          }
          return (
            <div className={styles.day}>
              <SlotTabs slots={day.slots} shown={shown.id} />
              <SlotShown slot={shown} slots={day.slots} {...slotProps} />
            </div>
          );
        }}
      </WhenReady>
    </Page>
  );
}
