import { useCallback, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { usePressOutside } from '../elements/HoverPopup/use-press-outside.ts';

/**
 * A button with something to choose from that opens at a press. Escape closes it and gives the focus back, without closing the
 * chat's window around it; a press or a step outside closes it too. `frame` goes to the element around both, `opener` to the button.
 */
export function usePopup() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  usePressOutside(box, isOpen, close);
  const closeAndReturn = () => {
    button.current?.focus();
    close();
  };
  return {
    isOpen,
    id,
    closeAndReturn,
    frame: {
      ref: box,
      role: 'presentation',
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        closeAndReturn();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
    opener: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
  } as const;
}
