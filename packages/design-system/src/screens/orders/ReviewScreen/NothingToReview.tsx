import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { MainLink } from '../../../elements/Button/MainLink.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './ReviewScreen.messages.ts';

const TEXTS = {
  notYet: 'notYetText',
  thanks: 'thanksText',
  nothing: 'thanksText',
  unknown: 'unknownText',
  noWay: 'noWayText',
} as const;

export type NoReviewReason = keyof typeof TEXTS;

/** Why there is nothing to review: all is reviewed, the order has not arrived or its state is unknown; with links. */
export function NothingToReview({ order, reason }: { order: Order; reason: NoReviewReason }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      // After a review was sent, the h1 of the page says it.
      title={reason === 'thanks' ? undefined : formatMessage(messages[reason])}
      text={formatMessage(messages[TEXTS[reason]])}
      action={
        <>
          <MainLink to={{ name: 'order', order: order.number }} text={messages.toOrder} />
          {reason === 'notYet' || reason === 'unknown' || reason === 'noWay' ? null : (
            <ButtonLink to={{ name: 'parts' }} size="large">
              <FormattedMessage {...messages.toParts} />
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
