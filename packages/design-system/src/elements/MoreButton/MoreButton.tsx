import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { messages } from './MoreButton.messages.ts';
import styles from './MoreButton.module.css';

export type MoreButtonProps = {
  hasMore: boolean;
  /** Whether more is being loaded. @default false */
  isLoadingMore?: boolean | undefined;
  onMore: () => void;
  /** The label. @default a plain "more" */
  children?: ReactNode;
};

/** The "load more" button at the end of a list; renders nothing when the list is complete. */
export function MoreButton({ hasMore, isLoadingMore = false, onMore, children }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button size="large" isBusy={isLoadingMore} onClick={onMore}>
        {children ?? <FormattedMessage {...messages.more} />}
      </Button>
    </div>
  );
}
