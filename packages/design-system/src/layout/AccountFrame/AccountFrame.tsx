import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page } from '../Page/Page.tsx';
import type { AccountSection } from './account.ts';
import { AccountList } from './AccountList.tsx';
import { messages } from './AccountFrame.messages.ts';
import styles from './AccountFrame.module.css';

export type AccountFrameProps = {
  /** The page it stands around, or the one that this page belongs to. */
  current: AccountSection;
  /** Whether the page's content is still to come. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** A page of the account area: the list of its pages beside it, on a phone a row above. */
export function AccountFrame({ current, isWaiting = false, children }: AccountFrameProps) {
  return (
    <Page isWaiting={isWaiting}>
      <div className={styles.frame}>
        <div className={styles.side}>
          <p className={styles.title} aria-hidden="true">
            <FormattedMessage {...messages.title} />
          </p>
          <AccountList current={current} />
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </Page>
  );
}
