import { useId, type KeyboardEventHandler, type ReactNode } from 'react';
import styles from './SmsCodeField.module.css';

export type CaptchaFrameProps = { title: string; onKeyDown?: KeyboardEventHandler; children: ReactNode };

/** A captcha with its title, inside the form that asks for a code. */
export function CaptchaFrame({ title, onKeyDown, children }: CaptchaFrameProps) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from the input in it
    <div role="group" aria-labelledby={id} className={styles.captcha} onKeyDown={onKeyDown}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </div>
  );
}
