import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import styles from './ListDialog.module.css';

export type ListDialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer: ReactNode;
  /** Escape was pressed. The dialog is open for as long as it is drawn. */
  onLeave: () => void;
  /** For a dialog that is filled in: Enter and its submit button. */
  onSubmit?: () => void;
};

/** Where the focus goes: the first box, the choice that is made, or the main button. A group of choices would take it else. */
const FIRST = 'input:not([type="radio"]), input:checked, footer :is(button, a)';
const focusFirst = (dialog: HTMLElement | null) => dialog?.querySelector<HTMLElement>(FIRST)?.focus();

/** A dialog over the page. The focus goes in, and back to where it was once the dialog is gone. */
export function ListDialog({ title, children, footer, onLeave, onSubmit }: ListDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(function openAndGiveTheFocusBack() {
    const before = document.activeElement;
    dialog.current?.showModal();
    focusFirst(dialog.current);
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  useEffect(function keepTheFocusIn() {
    if (!dialog.current?.contains(document.activeElement)) focusFirst(dialog.current);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  const Inside = onSubmit ? 'form' : 'div';
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      // Browsers close at the second Escape whatever we say; whether it is open is for whoever draws it.
      onClose={() => {
        dialog.current?.showModal();
        onLeave();
      }}
    >
      <Inside className={styles.inside} {...(onSubmit ? { onSubmit: submit, noValidate: true } : {})}>
        <h2 id={id}>{title}</h2>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{footer}</footer>
      </Inside>
    </dialog>
  );
}
