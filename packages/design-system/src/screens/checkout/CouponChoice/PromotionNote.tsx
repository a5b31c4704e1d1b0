import type { Moment } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages } from './CouponChoice.messages.ts';

/** The promotion of an order. `shipsWithin` is in days after the end of the presale. */
export type OrderPromotion =
  { kind: 'flashSale'; endsAt: Moment } | { kind: 'presale'; endsAt?: Moment; shipsWithin: number };

/** The terms of a promotion, and that coupons do not apply to it. */
export function PromotionNote({ promotion }: { promotion: OrderPromotion | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Notice tone="plain" title={formatMessage(messages[promotion?.kind ?? 'activity'])}>
      {promotion ? <Terms promotion={promotion} /> : null} <FormattedMessage {...messages.noCoupons} />
    </Notice>
  );
}

function Terms({ promotion }: { promotion: OrderPromotion }) {
  if (promotion.kind === 'flashSale')
    return (
      <FormattedMessage
        {...messages.flashSaleText}
        values={{ time: <DateTime moment={promotion.endsAt} style="near" /> }}
      />
    );
  const { endsAt, shipsWithin: days } = promotion;
  if (endsAt === undefined) return <FormattedMessage {...messages.presaleSoon} values={{ days }} />;
  return (
    <FormattedMessage {...messages.presaleText} values={{ days, day: <DateTime moment={endsAt} style="day" /> }} />
  );
}
