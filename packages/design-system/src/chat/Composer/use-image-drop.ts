import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** The chat around the text box: its window, or its page. */
const ROOM = '[role="dialog"], main';

/**
 * Takes files dropped anywhere on the chat around an element, or on the element itself where there is none: whoever lets go a
 * little off must not lose the page to the picture. Answers whether files hover over it now.
 */
export function useImageDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(
    function listenToTheRoom() {
      const room = element.current?.closest<HTMLElement>(ROOM) ?? element.current;
      if (!room) return undefined;
      const over = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      };
      const leave = (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && room.contains(event.relatedTarget))) setOver(false);
      };
      const drop = (event: DragEvent) => {
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      };
      room.addEventListener('dragover', over);
      room.addEventListener('dragleave', leave);
      room.addEventListener('drop', drop);
      return () => {
        room.removeEventListener('dragover', over);
        room.removeEventListener('dragleave', leave);
        room.removeEventListener('drop', drop);
      };
    },
    [element],
  );
  return isOver;
}
