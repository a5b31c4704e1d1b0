import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './ToolButton.module.css';

export type ToolButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  /** Its icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with only an icon, in the header and the toolbar of the chat. */
export function ToolButton({ label, children, ...button }: ToolButtonProps) {
  return (
    <button type="button" {...button} aria-label={label} title={label} className={styles.tool}>
      {children}
    </button>
  );
}
