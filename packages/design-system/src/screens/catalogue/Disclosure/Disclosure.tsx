import {
  startTransition,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  label: ReactNode;
  /** Accessible name of the button where its visible label is not enough. */
  name?: string;
  icon: IconName;
  /** `start`: icon before the label, the panel pushes the page down; `end`: icon after the label, the panel floats. */
  side: 'start' | 'end';
  /**
   * Text of a button at the end of the open panel that closes it. With it, following a link inside leaves the panel
   * open.
   */
  end?: string;
  children: ReactNode;
};

/**
 * Content that is always visible on a wide screen and behind a button on a phone. Closes by Escape, by its end button,
 * or when a link inside is followed. Content that is not displayed, which may be hundreds of links, is taken away before it
 * is hydrated, and rendered once its panel is displayed.
 */
export function Disclosure({ label, name, icon, side, end, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const [isAway, setAway] = useState(false);
  const panel = useId();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }, []);
  useLayoutEffect(() => {
    const { current } = content;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const isDisplayed = () => getComputedStyle(current).display !== 'none';
    setAway(!isDisplayed());
    // It has a size as soon as it is displayed: opened, or on a screen that has become wide. Chromium reports an element
    // that is not displayed, too, when it begins to observe it.
    const observer = new ResizeObserver(() => {
      if (isDisplayed()) startTransition(() => setAway(false));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const closeOnClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = box.current?.contains(target);
      if (isInside ? !end && target.closest('a') : side === 'end') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnClick);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnClick);
    };
  }, [close, end, isOpen, side]);
  return (
    <div ref={box} className={styles.box} data-side={side}>
      <Button
        size="large"
        isWide
        className={styles.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {side === 'start' ? <Icon name={icon} /> : null}
        {label}
        {side === 'end' ? <Icon name={icon} size={16} /> : null}
      </Button>
      <div ref={content} id={panel} className={styles.panel} data-open={isOpen || undefined}>
        {isAway ? null : children}
        {end ? (
          <div className={styles.end}>
            <Button look="main" size="large" isWide onClick={close}>
              {end}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
