import { FormattedMessage, useIntl } from 'react-intl';
import { TabRow } from '../../commerce/TabRow/TabRow.tsx';
import type { Place } from '../../places/places.ts';
import { couponMessages } from './coupon.messages.ts';
import styles from './coupon-list.module.css';

const TABS = {
  usable: { name: 'coupons' },
  over: { name: 'coupons', state: 'over' },
  centre: { name: 'couponCentre' },
};
type CouponPage = keyof typeof TABS;

/** The heading of a page of coupons, and links between the two views of the wallet and the coupon centre. */
export function CouponHead({ current }: { current: CouponPage }) {
  const { formatMessage } = useIntl();
  const tabs = (Object.entries(TABS) as [CouponPage, Place][]).map(([key, to]) => ({
    key,
    to,
    isCurrent: key === current,
    label: <FormattedMessage {...couponMessages[key]} />,
  }));
  return (
    <>
      <h1 className={styles.title}>
        <FormattedMessage {...(current === 'centre' ? couponMessages.centre : couponMessages.mine)} />
      </h1>
      <TabRow label={formatMessage(couponMessages.views)} tabs={tabs} />
    </>
  );
}
