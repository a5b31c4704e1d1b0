import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './ToolButton.module.css';

export type ToolButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does: read aloud, and shown to the pointer. */
  label: string;
  /** Its icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A quiet button that is only an icon, in the head and the toolbar of the chat. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} title={label} className={styles.tool}>
      {children}
    </button>
  );
}
