import { Dialog as Base } from '@base-ui/react/dialog';
import { useEffect, useRef, type FormEvent, type KeyboardEventHandler, type ReactNode } from 'react';
import styles from './Dialog.module.css';

export type DialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer?: ReactNode;
  /** Called on Escape, and on a press outside a `bare` dialog. The dialog is open as long as it is rendered. */
  onLeave: () => void;
  /** For a form dialog: called on Enter and by the submit button. */
  onSubmit?: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** `bare` shows only the children; the title is then only its accessible name. @default 'card' */
  look?: 'card' | 'bare';
};

/** The initial focus: the first field, the checked option, or the main button, unless it waits for something. */
const FIRST = 'input:not([type="radio"], :disabled), input:checked, footer :is(button:not(:disabled), a)';
/** What is behind a modal dialog. */
const BEHIND = '[aria-hidden="true"], [inert]';

/**
 * A modal dialog. The focus moves into it, and back when it is closed. It contains the code of the library, so only
 * lazily loaded components import it.
 */
export function Dialog({ title, children, footer, onLeave, onSubmit, onKeyDown, look = 'card' }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const firstFocus = () => popup.current?.querySelector<HTMLElement>(FIRST) ?? null;
  useEffect(function returnFocusOfRemovedElement() {
    // The library would focus the dialog itself, or nothing when all its buttons were disabled at first.
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === popup.current || activeElement?.closest(BEHIND);
    if (isLost) firstFocus()?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const Inside = onSubmit ? 'form' : 'div';
  return (
    <Base.Root open disablePointerDismissal={look === 'card'} onOpenChange={onLeave}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={popup}
          className={styles.dialog}
          data-look={look}
          initialFocus={() => firstFocus() ?? true}
          onKeyDown={onKeyDown}
          {...(look === 'bare' ? { 'aria-label': title } : {})}
        >
          {look === 'bare' ? (
            children
          ) : (
            <Inside className={styles.inside} {...(onSubmit ? { onSubmit: submit, noValidate: true } : {})}>
              <Base.Title>{title}</Base.Title>
              <div className={styles.body}>{children}</div>
              <footer className={styles.foot}>{footer}</footer>
            </Inside>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
