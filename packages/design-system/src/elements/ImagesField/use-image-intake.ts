import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useImageDrop } from './use-image-drop.ts';

const FORM = 'form';

/**
 * Accepts files dropped on or pasted into the form around an element, or the element itself outside a form. Pasted text
 * still goes to the focused input. Returns whether files are being dragged over it.
 */
export function useImageIntake(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const take = useEffectEvent(onFiles);
  useEffect(
    function listenForPaste() {
      const area = element.current?.closest<HTMLElement>(FORM) ?? element.current;
      if (!area) return undefined;
      const onPaste = (event: ClipboardEvent) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
        event.preventDefault();
        take(files);
      };
      area.addEventListener('paste', onPaste);
      return () => area.removeEventListener('paste', onPaste);
    },
    [element],
  );
  return useImageDrop(element, onFiles, FORM);
}
