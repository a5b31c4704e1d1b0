import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import styles from './ConfirmButton.module.css';

export type ConfirmButtonProps = Pick<ButtonProps, 'look' | 'size' | 'icon' | 'isBusy'> & {
  /** The button, the question that takes its place, and its two answers. `about` says what the button is about where several say the same. */
  words: { ask: string; about?: string; question: string; yes: string; no: string };
  onYes: () => void;
};

/** A button for what cannot be undone: it asks once, in its own place. Escape goes back. */
export function ConfirmButton({ words, onYes, ...button }: ConfirmButtonProps) {
  const [asks, setAsks] = useState<'no' | 'yes' | 'back'>('no');
  const group = useRef<HTMLDivElement>(null);
  useEffect(
    function followWithTheFocus() {
      if (asks !== 'no') group.current?.querySelector('button')?.focus();
    },
    [asks],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || asks !== 'yes') return;
    event.preventDefault();
    setAsks('back');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons arrive here
    <div
      ref={group}
      className={styles.ask}
      onKeyDown={onKeyDown}
      {...(asks === 'yes' ? { role: 'group', 'aria-label': words.question } : {})}
    >
      {asks === 'yes' ? (
        <>
          <span aria-hidden="true">{words.question}</span>
          <Button
            size={button.size}
            onClick={() => {
              setAsks('back');
              onYes();
            }}
          >
            {words.yes}
          </Button>
          <Button size={button.size} look="quiet" onClick={() => setAsks('back')}>
            {words.no}
          </Button>
        </>
      ) : (
        <Button
          {...button}
          aria-label={words.about ? `${words.ask}: ${words.about}` : undefined}
          onClick={() => setAsks('yes')}
        >
          {words.ask}
        </Button>
      )}
    </div>
  );
}
