import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { messages } from './ImagesField.messages.ts';
import styles from './ImagesField.module.css';

/** An image of a form: uploading, uploaded, or failed. */
export type FieldImage = {
  id: string;
  /** The file name. */
  name: string;
  /** URL of the image: the shop's, or an object URL of the browser. */
  preview: string;
  state: 'sending' | 'sent' | 'failed';
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** Why it failed, as a sentence; without one a general sentence is shown. */
  problem?: string | undefined;
};

/** A thumbnail with upload progress and a remove button. */
export function ImageTile({
  image: { name, preview, state, progress },
  onRemove,
}: {
  image: FieldImage;
  onRemove: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <li className={styles.tile} data-state={state}>
      <img src={preview} alt={name} referrerPolicy="no-referrer" />
      {state === 'sending' ? (
        <progress className={styles.progress} aria-label={formatMessage(messages.sending, { name })} value={progress} />
      ) : null}
      {state === 'failed' ? (
        <span className={styles.mark}>
          <Icon name="alert" />
        </span>
      ) : null}
      <button
        type="button"
        className={styles.remove}
        aria-label={formatMessage(messages.remove, { name })}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}
