import { lazy, useRef, type ReactNode } from 'react';
import { Extra } from '../Extra/Extra.tsx';
import { useLazyPopup, type TriggerProps } from '../headless/use-lazy-popup.ts';
import styles from './Popover.module.css';

export type PopoverProps = {
  /** Renders the button with these props. */
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
  /** The accessible name of the popup. @default the button’s */
  label?: string;
  /** Where the popup opens if there is space. @default 'bottom' */
  side?: 'top' | 'bottom' | 'left';
  /** @default 'start', and 'center' at the left */
  align?: 'start' | 'center';
  /** Whether it also opens while a mouse is over the button. The pointer may move into the popup (WCAG 1.4.13). */
  opensOnHover?: boolean;
  /** `none` is for a popup whose content brings its own padding. @default 'card' */
  padding?: 'card' | 'none';
  /** Whether lazy components in the content are loaded when the popup’s code has arrived, before it opens. */
  preloadsContent?: boolean;
};

const PopoverPopup = lazy(async () => ({ default: (await import('./PopoverPopup.tsx')).PopoverPopup }));

/**
 * A button that opens a popup. The focus moves into the popup; Escape closes it and returns the focus; a press outside
 * and leaving it by Tab close it too. The library is loaded when the button gets the pointer or the focus.
 */
export function Popover({ trigger: renderTrigger, ...popup }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const { trigger, isNeeded, onFailure, ...control } = useLazyPopup('dialog');
  return (
    <div ref={box} className={styles.box}>
      {renderTrigger(trigger)}
      <Extra onFailure={onFailure}>{isNeeded ? <PopoverPopup {...popup} {...control} container={box} /> : null}</Extra>
    </div>
  );
}
