import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * Accepts files dropped anywhere on the closest ancestor that matches `within`, or on the element itself if there is
 * none: a drop beside the field must not make the browser open the image. Returns whether files are being dragged
 * over it.
 */
export function useImageDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
  within: string,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(
    function listenForDrops() {
      const area = element.current?.closest<HTMLElement>(within) ?? element.current;
      if (!area) return undefined;
      const onDragOver = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      };
      const onDragLeave = (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && area.contains(event.relatedTarget))) setOver(false);
      };
      const onDrop = (event: DragEvent) => {
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      };
      area.addEventListener('dragover', onDragOver);
      area.addEventListener('dragleave', onDragLeave);
      area.addEventListener('drop', onDrop);
      return () => {
        area.removeEventListener('dragover', onDragOver);
        area.removeEventListener('dragleave', onDragLeave);
        area.removeEventListener('drop', onDrop);
      };
    },
    [element, within],
  );
  return isOver;
}
