import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Page } from '../Page/Page.tsx';
import type { AccountSection } from './account.ts';
import { AccountList } from './AccountList.tsx';
import { messages } from './AccountFrame.messages.ts';
import styles from './AccountFrame.module.css';

export type AccountFrameProps = {
  /** The current page of the account area, or the one that the current page belongs to. */
  current: AccountSection;
  /** Whether the content is still loading. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The layout of the account area: its navigation beside the page, above it on phones. */
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
