import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import styles from './HoverPopup.module.css';
import { usePressOutside } from './use-press-outside.ts';

export type HoverPopupProps = {
  label: ReactNode;
  icon?: IconName;
  children: ReactNode;
  /** Where the popup opens. @default 'bottom' */
  side?: 'bottom' | 'left';
};

/** Delay before the popup closes, so that the pointer can move from the button into it, in ms. */
const CLOSE_DELAY_MS = 160;

/**
 * A button with a popup that opens on hover and on click. As WCAG 1.4.13 requires, the pointer may move into it, and
 * Escape closes it and returns the focus. After a click it stays open.
 */
export function HoverPopup({ label, icon, children, side = 'bottom' }: HoverPopupProps) {
  const [opened, setOpened] = useState<'no' | 'byHover' | 'byPress'>('no');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opened !== 'no';

  usePressOutside(
    box,
    isOpen,
    useCallback(() => setOpened('no'), []),
  );
  useEffect(
    function closeByKey() {
      if (!isOpen) return undefined;
      const close = ({ key }: globalThis.KeyboardEvent) => {
        if (key === 'Escape') setOpened('no');
      };
      document.addEventListener('keydown', close);
      return () => document.removeEventListener('keydown', close);
    },
    [isOpen],
  );
  useEffect(() => () => clearTimeout(leaving.current), []);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(leaving.current);
    if (event.pointerType === 'mouse' && !isOpen) setOpened('byHover');
  };
  const onPointerLeave = () => {
    if (opened === 'byHover')
      leaving.current = setTimeout(() => setOpened((now) => (now === 'byHover' ? 'no' : now)), CLOSE_DELAY_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    if (box.current?.contains(document.activeElement)) button.current?.focus();
    setOpened('no');
  };

  return (
    <div
      ref={box}
      role="presentation"
      className={styles.box}
      data-side={side}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpened('no');
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpened(opened === 'byPress' ? 'no' : 'byPress')}
      >
        {icon ? <Icon name={icon} /> : null}
        {label}
        {side === 'bottom' ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      {isOpen ? (
        <div id={id} className={styles.popup}>
          <div className={styles.card}>{children}</div>
        </div>
      ) : null}
    </div>
  );
}
