import { useEffect, useEffectEvent, useState } from 'react';

export type ListIntake = {
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  /** Called with words that were pasted outside of every box to type in. */
  onText: (text: string) => void;
  /** Called where folders were dropped: a browser cannot hand their files over as such. */
  onFolder: () => void;
};

const BOX = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"])';
const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory ?? false;

/**
 * Takes files and words dropped on or pasted into the page, wherever that is: whoever lets go a little off must not lose the
 * page to the file. What a box or another part of the page takes for itself is left to it. Answers whether files hover over
 * the page now.
 */
export function useListIntake({ onFiles, onText, onFolder }: ListIntake, isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((from: DataTransfer) => {
    const items = [...(from.items ?? [])].filter(({ kind }) => kind === 'file');
    const files = [...from.files].filter((_, index) => !(items[index] && isFolder(items[index])));
    if (files.length < from.files.length) onFolder();
    if (files.length > 0) onFiles(files);
  });
  const paste = useEffectEvent((from: DataTransfer) => {
    // A spreadsheet hands over its cells as words and as a picture; a file manager hands over the file with its name as words.
    const files = [...from.files].filter(({ type }) => !type.startsWith('image/'));
    const text = from.getData('text/plain');
    if (files.length > 0) onFiles(files);
    else if (text.trim()) onText(text);
    else if (from.files.length > 0) onFiles([...from.files]);
  });
  useEffect(
    function listenToThePage() {
      // What the pointer went into and not out of; a thing that went away meanwhile never says that it was left.
      let entered: EventTarget[] = [];
      const hover = (targets: EventTarget[]) => {
        entered = targets.filter((target) => !(target instanceof Node) || target.isConnected);
        setOver(isOpen && entered.length > 0);
      };
      const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && !event.defaultPrevented;
      const heard: Record<string, (event: DragEvent & ClipboardEvent) => void> = {
        dragenter: (event) => {
          if (carriesFiles(event) && event.target) hover([...entered, event.target]);
        },
        dragleave: (event) => hover(entered.filter((target) => target !== event.target)),
        dragover: (event) => {
          if (!event.dataTransfer || !carriesFiles(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
        },
        drop: (event) => {
          hover([]);
          if (!event.dataTransfer || !carriesFiles(event)) return;
          event.preventDefault();
          if (isOpen) drop(event.dataTransfer);
        },
        paste: (event) => {
          if (!isOpen || !event.clipboardData || event.defaultPrevented) return;
          if (event.target instanceof Element && event.target.closest(BOX)) return;
          event.preventDefault();
          paste(event.clipboardData);
        },
      };
      for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear as EventListener);
      return () => {
        for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear as EventListener);
        setOver(false);
      };
    },
    [isOpen],
  );
  return isOver;
}
