import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import type { Toast } from './Toaster.tsx';
import { messages } from './Toaster.messages.ts';
import styles from './Toaster.module.css';

const ICONS: Record<NonNullable<Toast['tone']>, IconName | undefined> = {
  plain: undefined,
  red: 'alert',
  green: 'check',
};

export function ToastCard({ toast: { text, tone = 'plain', action }, onClose }: { toast: Toast; onClose: () => void }) {
  const intl = useIntl();
  const icon = ICONS[tone];
  return (
    <div
      role="presentation"
      className={styles.toast}
      data-tone={tone}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {icon ? <Icon name={icon} /> : null}
      <span className={styles.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onClose();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={intl.formatMessage(messages.close)} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
