import { useIntl } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { TRASH } from '../../../elements/Icon/more-icons.ts';
import { messages } from './Request.messages.ts';
import styles from './RequestLine.module.css';

export function RemoveButton({ part, onRemove }: { part: string; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.remove}
      data-remove
      aria-label={formatMessage(messages.remove, { part })}
      onClick={onRemove}
    >
      <Icon path={TRASH} size={16} />
    </button>
  );
}
