import { FormattedMessage } from 'react-intl';
import { PartFailed } from '../../elements/PartFailed/PartFailed.tsx';
import { SafeHtml } from '../../elements/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import { messages } from './NoticePanel.messages.ts';
import styles from './NoticePanel.module.css';

export type NoticePanelProps = {
  notice: Loadable<{ html: string }>;
  /** The support line, formatted. */
  support: string;
  /** Loads the notice again after a failure. */
  onRetry?: (() => void) | undefined;
};

/** The shop’s notice and, below it, the technical support. */
export const NoticePanel = ({ notice, support, onRetry }: NoticePanelProps) => (
  <div className={styles.panel}>
    {notice.state === 'failed' ? (
      <PartFailed failure={notice.failure} onRetry={onRetry}>
        <FormattedMessage {...messages.failed} />
      </PartFailed>
    ) : null}
    {notice.state === 'failed' || (notice.state === 'ready' && notice.value.html.trim() === '') ? null : (
      <>
        <h3>
          <FormattedMessage {...messages.notice} />
        </h3>
        {notice.state === 'ready' ? (
          <SafeHtml html={notice.value.html} profile="notice" />
        ) : (
          <span aria-hidden="true">
            <Skeleton />
            <Skeleton width="70%" />
          </span>
        )}
      </>
    )}
    <p className={styles.support}>{support}</p>
  </div>
);
