import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { messages } from './Composer.messages.ts';
import styles from './Composer.module.css';

export type EndChatProps = { onEnd: () => void };

/** Ends the conversation, asking once in place. Escape goes back. */
export function EndChat({ onEnd }: EndChatProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState<'no' | 'yes' | 'back'>('no');
  const group = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(
    function followWithTheFocus() {
      if (asks === 'yes') group.current?.querySelector('button')?.focus();
      if (asks === 'back') end.current?.focus();
    },
    [asks],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The window around it would close on the same key.
    event.preventDefault();
    setAsks('back');
  };

  if (asks !== 'yes') {
    return (
      <button ref={end} type="button" className={styles.end} onClick={() => setAsks('yes')}>
        <FormattedMessage {...messages.end} />
      </button>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons arrive here
    <div
      ref={group}
      role="group"
      aria-label={intl.formatMessage(messages.endAsk)}
      className={styles.ask}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true">
        <FormattedMessage {...messages.endAsk} />
      </span>
      <Button
        size="small"
        onClick={() => {
          setAsks('no');
          onEnd();
        }}
      >
        <FormattedMessage {...messages.endYes} />
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsks('back')}>
        <FormattedMessage {...messages.endNo} />
      </Button>
    </div>
  );
}
