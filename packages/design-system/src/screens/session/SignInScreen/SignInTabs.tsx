import { FormattedMessage, useIntl } from 'react-intl';
import { TabRow } from '../../../commerce/TabRow/TabRow.tsx';
import type { Place, SignInView } from '../../../places/places.ts';
import { isOffered, type SignInOffers, type SignInWay } from './sign-in.ts';
import { messages } from './SignInScreen.messages.ts';
import styles from './SignInScreen.module.css';

export type SignInTabsProps = { view: SignInView; offers: SignInOffers; toView: (view: SignInView) => Place };

const LABELS: Record<SignInWay, (typeof messages)[keyof typeof messages]> = {
  password: messages.byPassword,
  mobile: messages.byMobile,
  wechat: messages.byWechat,
};

/** The ways to sign in that the server offers; nothing where there is only the password. Until that is known, its space is reserved. */
export function SignInTabs({ view, offers, toView }: SignInTabsProps) {
  const { formatMessage } = useIntl();
  const ways: readonly SignInWay[] = [
    'password',
    ...(isOffered(offers.mobile) ? (['mobile'] as const) : []),
    ...(isOffered(offers.wechat) ? (['wechat'] as const) : []),
  ];
  const isLoading = offers.mobile.state === 'loading' || offers.wechat.state === 'loading';
  if (ways.length === 1) return isLoading ? <div className={styles.tabs} data-loading /> : null;
  return (
    <div className={styles.tabs}>
      <TabRow
        label={formatMessage(messages.ways)}
        tabs={ways.map((way) => ({
          key: way,
          to: toView(way),
          label: <FormattedMessage {...LABELS[way]} />,
          isCurrent: way === view,
        }))}
      />
    </div>
  );
}
