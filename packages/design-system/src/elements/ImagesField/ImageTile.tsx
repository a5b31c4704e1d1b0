import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { messages } from './ImagesField.messages.ts';
import styles from './ImagesField.module.css';

/** An image of a form: on its way to the shop, there, or not arrived. */
export type FieldImage = {
  id: string;
  /** What the file is called. */
  name: string;
  /** Address under which it can be drawn: the shop's, or one lent by the browser. */
  preview: string;
  state: 'sending' | 'sent' | 'failed';
  /** Which part of it has been sent, 0 to 1. */
  progress?: number | undefined;
  /** Why it failed, as a sentence; without one a plain one is said. */
  problem?: string | undefined;
};

/** An image small, how much of it has been sent, and the way out. */
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
