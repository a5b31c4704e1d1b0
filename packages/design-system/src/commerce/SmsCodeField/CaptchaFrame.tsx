import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../elements/Button/Button.tsx';
import { messages } from './SmsCodeField.messages.ts';
import styles from './SmsCodeField.module.css';

export type CaptchaFrameProps = {
  title: string;
  onKeyDown?: KeyboardEventHandler;
  /** The main action, before the other two. */
  action?: ReactNode;
  onOther: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** A captcha with its title, inside the form that asks for a code; another one can be had instead, or none. */
export function CaptchaFrame({ title, onKeyDown, action, onOther, onCancel, children }: CaptchaFrameProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the input in it
    <div role="group" aria-labelledby={id} className={styles.captcha} onKeyDown={onKeyDown}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
      <div className={styles.actions}>
        {action}
        <Button look="text" onClick={onOther}>
          <FormattedMessage {...messages.other} />
        </Button>
        <Button look="text" onClick={onCancel}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      </div>
    </div>
  );
}
