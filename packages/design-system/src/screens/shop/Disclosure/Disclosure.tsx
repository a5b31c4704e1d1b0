import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import type { IconName } from '../../../elements/Icon/icon-paths.ts';
import styles from './Disclosure.module.css';

export type DisclosureProps = {
  label: ReactNode;
  /** What the button is called where its label alone does not say it. */
  name?: string;
  icon: IconName;
  /** `start`: the icon stands before the label and the panel pushes the page down; `end`: after it and the panel floats. */
  side: 'start' | 'end';
  /** Messages of a button below what is open that closes it: what is inside may then be used again and again. */
  end?: string;
  children: ReactNode;
};

/** Something that is simply there on a wide screen and behind a button on a phone. Closes by Escape, by its end, or once a link in it is followed. */
export function Disclosure({ label, name, icon, side, end, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const box = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const leave = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const isInside = box.current?.contains(target);
      if (isInside ? !end && target.closest('a') : side === 'end') setOpen(false);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('click', leave);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('click', leave);
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
      <div id={panel} className={styles.panel} data-open={isOpen || undefined}>
        {children}
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
