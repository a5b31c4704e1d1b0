import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { EmptyState } from '../../../elements/EmptyState/EmptyState.tsx';
import type { CouponTab } from '../../../places/places.ts';
import { messages } from './CouponsScreen.messages.ts';

/** No usable coupons, or none that are over, each with its own link. */
export function NoCoupons({ tab }: { tab: CouponTab }) {
  const { formatMessage } = useIntl();
  const isUsable = tab === 'usable';
  return (
    <EmptyState
      title={formatMessage(isUsable ? messages.empty : messages.emptyOver)}
      text={formatMessage(isUsable ? messages.emptyText : messages.emptyOverText)}
      action={
        <ButtonLink to={isUsable ? { name: 'couponCentre' } : { name: 'coupons' }} look="main" size="large">
          <FormattedMessage {...(isUsable ? messages.toCentre : messages.toUsable)} />
        </ButtonLink>
      }
    />
  );
}
