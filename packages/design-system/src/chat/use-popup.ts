import { useCallback, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { usePressOutside } from '../elements/HoverPopup/use-press-outside.ts';

/**
 * A button that opens a popup. Escape closes it and returns the focus, without closing the chat window around it; a
 * press or focus outside closes it too. `frame` is for the element around both, `opener` for the button.
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
