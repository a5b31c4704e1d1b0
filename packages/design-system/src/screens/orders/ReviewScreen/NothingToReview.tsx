import type { Order } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import { messages } from './ReviewScreen.messages.ts';

const TEXTS = { notYet: 'notYetText', thanks: 'thanksText', nothing: 'thanksText' } as const;

/** Everything was reviewed, just now or before, or it is too early: the ways on. */
export function NothingToReview({ order, why }: { order: Order; why: keyof typeof TEXTS }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage(messages[why])}
      text={formatMessage(messages[TEXTS[why]])}
      action={
        <>
          <ButtonLink to={{ name: 'order', order: order.number }} look="main" size="large">
            <FormattedMessage {...messages.toOrder} />
          </ButtonLink>
          {why === 'notYet' ? null : (
            <ButtonLink to={{ name: 'parts' }} size="large">
              <FormattedMessage {...messages.toParts} />
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
