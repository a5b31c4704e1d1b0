import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SaveState } from './SaveNote.tsx';

export type RequestSheet = {
  sheet: RefObject<HTMLElement | null>;
  toggle: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Opens the sheet, which takes the focus, or closes it. */
  setOpen: (isOpen: boolean) => void;
};

/**
 * The request as a sheet on phones and tablets; on wider screens it is always visible. It opens when saving failed,
 * since the reason is written in it. Escape closes it and returns the focus to its button.
 */
export function useRequestSheet(save: SaveState['state']): RequestSheet {
  const sheet = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState(save);
  if (before !== save) {
    setBefore(save);
    if (save === 'refused' || save === 'unknown') setOpen(true);
  }
  useEffect(
    function holdFocusAndCloseByEscape() {
      if (!isOpen) return undefined;
      // On wider screens there is no button, and the focus stays where it is.
      if (toggle.current?.getClientRects().length) sheet.current?.focus();
      const close = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        toggle.current?.focus();
      };
      document.addEventListener('keydown', close);
      return () => document.removeEventListener('keydown', close);
    },
    [isOpen],
  );
  return { sheet, toggle, isOpen, setOpen };
}
