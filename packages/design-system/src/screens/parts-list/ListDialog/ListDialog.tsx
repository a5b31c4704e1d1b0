import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import styles from './ListDialog.module.css';

export type ListDialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer: ReactNode;
  /** Called on Escape. The dialog is open as long as it is rendered. */
  onLeave: () => void;
  /** For a form dialog: called on Enter and by the submit button. */
  onSubmit?: () => void;
};

/** The initial focus: the first field, the checked option, or the main button. */
const FIRST = 'input:not([type="radio"]), input:checked, footer :is(button, a)';
const focusFirst = (dialog: HTMLElement | null) => dialog?.querySelector<HTMLElement>(FIRST)?.focus();

/** A modal dialog. The focus moves into it, and back when it is closed. */
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
  useEffect(function trapFocus() {
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
      // Browsers close a dialog at the second Escape in any case, so it is opened again as long as it is rendered.
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
