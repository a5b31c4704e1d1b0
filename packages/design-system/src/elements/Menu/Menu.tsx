import { lazy, useRef, type ReactNode } from 'react';
import { Extra } from '../Extra/Extra.tsx';
import { useLazyPopup, type TriggerProps } from '../headless/use-lazy-popup.ts';
import styles from '../Popover/Popover.module.css';

export type MenuProps = {
  /** Renders the button with these props. */
  trigger: (props: TriggerProps) => ReactNode;
  /** The accessible name of the menu. */
  label: string;
  /** `text` is what typing jumps to. */
  options: readonly { value: string; text: string; content: ReactNode }[];
  /** The current option. */
  value: string | undefined;
  /** Called with another option than the current one. */
  onChoose: (value: string) => void;
};

const MenuPopup = lazy(async () => ({ default: (await import('./MenuPopup.tsx')).MenuPopup }));

/**
 * A button that opens a menu to choose one of several options. Arrow keys, Home, End and typing move in it, Enter
 * chooses, Escape closes it; then the focus returns. The library is loaded when the button gets the pointer or the focus.
 */
export function Menu({ trigger: renderTrigger, ...menu }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const { trigger, isNeeded, onFailure, ...control } = useLazyPopup('menu');
  return (
    <div ref={box} className={styles.box}>
      {renderTrigger(trigger)}
      <Extra onFailure={onFailure}>{isNeeded ? <MenuPopup {...menu} {...control} container={box} /> : null}</Extra>
    </div>
  );
}
