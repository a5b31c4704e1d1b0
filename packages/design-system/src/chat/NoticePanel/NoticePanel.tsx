import { FormattedMessage } from 'react-intl';
import { SafeHtml } from '../../elements/SafeHtml/SafeHtml.tsx';
import { Skeleton } from '../../elements/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../loadable.ts';
import { messages } from './NoticePanel.messages.ts';
import styles from './NoticePanel.module.css';

export type NoticePanelProps = {
  notice: Loadable<{ html: string }>;
  /** The support line, formatted. */
  support: string;
};

/**
 * The shop’s notice and, below it, the technical support. A notice that fails to load is omitted: the chat works
 * without it.
 */
export const NoticePanel = ({ notice, support }: NoticePanelProps) => (
  <div className={styles.panel}>
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
