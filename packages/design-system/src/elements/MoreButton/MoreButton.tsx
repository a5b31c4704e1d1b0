import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { messages } from './MoreButton.messages.ts';
import styles from './MoreButton.module.css';

export type MoreButtonProps = {
  hasMore: boolean;
  /** Whether more is on its way. @default false */
  isAskingMore?: boolean | undefined;
  onMore: () => void;
  /** Says what more there is. @default a plain "more" */
  children?: ReactNode;
};

/** The way on at the end of a list; nothing where it ends. */
export function MoreButton({ hasMore, isAskingMore = false, onMore, children }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button size="large" isBusy={isAskingMore} onClick={onMore}>
        {children ?? <FormattedMessage {...messages.more} />}
      </Button>
    </div>
  );
}
