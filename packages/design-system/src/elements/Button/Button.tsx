import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { useLinking } from '../../places/LinkProvider.tsx';
import type { Place } from '../../places/places.ts';
import styles from './Button.module.css';

/**
 * `main` is the one yellow action of a view, `outline` any other action, `quiet` an action in a card or row, `text`
 * looks like a link.
 */
export type ButtonLook = 'main' | 'outline' | 'quiet' | 'text';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = {
  /** @default 'outline' */
  look?: ButtonLook;
  /** `large` is 44 px high, for main actions. @default 'medium' */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Whether it fills the width of its container. */
  isWide?: boolean;
};

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Whether its action is in progress: it announces that and ignores clicks, but stays focused. */
    isBusy?: boolean;
    /** Whether there is nothing to do. It ignores clicks, but stays focused, unlike a `disabled` button. */
    isIdle?: boolean;
  };

const lookAttributes = ({ look = 'outline', size = 'medium', isWide }: Look) => ({
  'data-look': look,
  'data-size': size,
  'data-wide': isWide || undefined,
});

/** A button. */
export function Button({
  look,
  size,
  icon,
  isWide,
  isBusy,
  isIdle,
  className,
  children,
  onClick,
  ...button
}: ButtonProps) {
  const isOff = isBusy || isIdle;
  return (
    <button
      type="button"
      {...button}
      {...lookAttributes({ look, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      className={[styles.button, className].filter(Boolean).join(' ')}
    >
      {icon}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & {
  to: Place;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  children: ReactNode;
};

/** A link that looks like a button, for a main action that opens a page. */
export function ButtonLink({ to, look, size, icon, isWide, onClick, children }: ButtonLinkProps) {
  const { hrefOf, Anchor } = useLinking();
  return (
    <Anchor href={hrefOf(to)} {...lookAttributes({ look, size, isWide })} className={styles.button} onClick={onClick}>
      {icon}
      {children}
    </Anchor>
  );
}
