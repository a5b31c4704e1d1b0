import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { messages } from './MessageImage.messages.ts';
import styles from './MessageImage.module.css';

export type MessageImageProps = {
  url: string;
  /** Shows it large. */
  onEnlarge: (url: string) => void;
  /** The uploaded share, 0 to 1, during the upload. */
  uploaded?: number | undefined;
};

/**
 * An image of the conversation. Its size is the same before and after it is loaded, so that the layout does not
 * shift.
 */
export function MessageImage({ url, onEnlarge, uploaded }: MessageImageProps) {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState('');
  if (url === broken) {
    return (
      <span className={styles.broken}>
        <Icon name="package" size={24} />
        <FormattedMessage {...messages.broken} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={formatMessage(messages.enlarge)}
      onClick={() => onEnlarge(url)}
    >
      <img
        className={styles.image}
        src={url}
        alt=""
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(url)}
      />
      {uploaded === undefined ? null : (
        <progress className={styles.progress} value={uploaded} aria-label={formatMessage(messages.uploading)} />
      )}
    </button>
  );
}
