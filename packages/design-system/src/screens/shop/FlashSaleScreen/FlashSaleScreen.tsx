import type { FlashItem, FlashSlots } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { WhenReady } from '../../../elements/WhenReady/WhenReady.tsx';
import { Page } from '../../../layout/Page/Page.tsx';
import type { Loadable } from '../../../loadable.ts';
import { FlashSaleSkeleton } from './FlashSaleSkeleton.tsx';
import { messages } from './FlashSaleScreen.messages.ts';
import { SlotShown } from './SlotShown.tsx';
import { slotToShow } from './slot-to-show.ts';
import { SlotTabs } from './SlotTabs.tsx';
import styles from './FlashSaleScreen.module.css';

export type FlashSaleScreenProps = {
  slots: Loadable<FlashSlots>;
  /** Id of the slot that the address names; one that the day does not have counts as none (see `slotToShow`). */
  current?: string;
  /** What the shown slot sells, page by page. */
  items: Loadable<readonly FlashItem[]>;
  hasMore: boolean;
  /** Whether more is on its way. */
  isAskingMore?: boolean;
  onMore: () => void;
  /** Called when the shown slot begins or ends while one looks: its state and what it sells are to be asked for again. */
  onSlotTurned: () => void;
  /** Asks the shop again for whatever failed. */
  onRetry: () => void;
};

/** The day's flash sales: a row of slots, and what one of them sells with its price, its share sold and its end. */
export function FlashSaleScreen({ slots, current, ...slotProps }: FlashSaleScreenProps) {
  const intl = useIntl();
  return (
    <Page title={<FormattedMessage {...messages.title} />} isWaiting={slots.state === 'loading'}>
      <WhenReady of={slots} onRetry={slotProps.onRetry} skeleton={<FlashSaleSkeleton />}>
        {(day) => {
          const shown = slotToShow(day, current);
          if (!shown) {
            return (
              <EmptyState
                title={intl.formatMessage(messages.noneTitle)}
                text={intl.formatMessage(messages.noneText)}
                action={
                  <ButtonLink to={{ name: 'parts' }} look="main" size="large">
                    <FormattedMessage {...messages.parts} />
                  </ButtonLink>
                }
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
