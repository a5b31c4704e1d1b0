import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Takes files dropped on or pasted into the form around an element, or the element itself where there is none: whoever lets
 * go a little off must not lose the page to the picture. Messages that are pasted stay with the box they were meant for.
 * Answers whether files hover over it now.
 */
export function useImageIntake(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(
    function listenToTheForm() {
      const room = element.current?.closest<HTMLElement>('form') ?? element.current;
      if (!room) return undefined;
      const takeFrom = (event: Event, files: FileList | undefined) => {
        if (!files?.length) return;
        event.preventDefault();
        take([...files]);
      };
      const heard: Record<string, (event: DragEvent & ClipboardEvent) => void> = {
        dragover: (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setOver(true);
        },
        dragleave: (event) => {
          if (!(event.relatedTarget instanceof Node && room.contains(event.relatedTarget))) setOver(false);
        },
        drop: (event) => {
          setOver(false);
          takeFrom(event, event.dataTransfer?.files);
        },
        paste: (event) => {
          if (!event.clipboardData?.types.includes('text/plain')) takeFrom(event, event.clipboardData?.files);
        },
      };
      for (const [name, hear] of Object.entries(heard)) room.addEventListener(name, hear as EventListener);
      return () => {
        for (const [name, hear] of Object.entries(heard)) room.removeEventListener(name, hear as EventListener);
      };
    },
    [element],
  );
  return isOver;
}
