import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import styles from './ConfirmButton.module.css';

export type ConfirmButtonProps = Pick<ButtonProps, 'look' | 'size' | 'icon' | 'isBusy'> & {
  /**
   * Texts of the button, of the question that replaces it, and of its two answers. `about` names the subject where
   * several buttons have the same label.
   */
  texts: { ask: string; about?: string; question: string; yes: string; no: string };
  onConfirm: () => void;
};

/** A button for an action that cannot be undone: it asks for confirmation in its own place. Escape cancels. */
export function ConfirmButton({ texts, onConfirm, ...button }: ConfirmButtonProps) {
  const [phase, setPhase] = useState<'initial' | 'asking' | 'answered'>('initial');
  const group = useRef<HTMLDivElement>(null);
  useEffect(
    function moveFocus() {
      if (phase === 'initial') return;
      const { activeElement } = document;
      // The confirmed action may have moved the focus itself.
      if (phase === 'answered' && activeElement && activeElement !== document.body) return;
      group.current?.querySelector('button')?.focus();
    },
    [phase],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || phase !== 'asking') return;
    event.preventDefault();
    setPhase('answered');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the Escape key of the buttons inside
    <div
      ref={group}
      className={styles.ask}
      onKeyDown={onKeyDown}
      {...(phase === 'asking' ? { role: 'group', 'aria-label': texts.question } : {})}
    >
      {phase === 'asking' ? (
        <>
          <span aria-hidden="true">{texts.question}</span>
          <Button
            size={button.size}
            onClick={() => {
              setPhase('answered');
              onConfirm();
            }}
          >
            {texts.yes}
          </Button>
          <Button size={button.size} look="quiet" onClick={() => setPhase('answered')}>
            {texts.no}
          </Button>
        </>
      ) : (
        <Button
          {...button}
          aria-label={texts.about ? `${texts.ask}: ${texts.about}` : undefined}
          onClick={() => setPhase('asking')}
        >
          {texts.ask}
        </Button>
      )}
    </div>
  );
}
