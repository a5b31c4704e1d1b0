import type { Moment, PresaleTerms } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePresaleState } from '../../../commerce/use-presale-state.ts';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { messages } from './CouponChoice.messages.ts';

/** The promotion of an order. */
export type OrderPromotion = { kind: 'flashSale'; endsAt: Moment } | { kind: 'presale'; terms: PresaleTerms };

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
  return <Presale terms={promotion.terms} />;
}

/** Only what the server sent: the end and the delivery time of a presale may be unknown. */
function Presale({ terms }: { terms: PresaleTerms }) {
  const state = usePresaleState(terms);
  const { to, shipsWithin: days } = terms;
  if (state === 'before') return <FormattedMessage {...messages.presaleBefore} />;
  if (state === 'over') return <FormattedMessage {...messages.presaleOver} />;
  const withDays = to === undefined ? messages.presaleSoon : messages.presaleText;
  const withoutDays = to === undefined ? messages.presalePaid : messages.presaleUntil;
  return (
    <FormattedMessage
      {...(days === undefined ? withoutDays : withDays)}
      values={{ days, day: to === undefined ? null : <DateTime moment={to} style="day" /> }}
    />
  );
}
