import { useEffect, useEffectEvent, useState } from 'react';

export type FileInput = {
  /** Called with at least one file. */
  onFiles: (files: readonly File[]) => void;
  /** Called with text that was pasted outside of input fields. */
  onText: (text: string) => void;
  /** Called when folders were dropped, which a browser does not pass as files. */
  onFolder: () => void;
};

const INPUT_FIELDS = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"])';
const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory ?? false;

/**
 * Accepts files and text dropped on or pasted into the page. The whole page accepts drops, so that a file dropped
 * beside the drop zone does not replace the page. Events that a field or another part of the page handles are ignored.
 * Returns whether files are being dragged over the page.
 */
export function useFileInput({ onFiles, onText, onFolder }: FileInput, isOpen: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((from: DataTransfer) => {
    const items = [...(from.items ?? [])].filter(({ kind }) => kind === 'file');
    const files = [...from.files].filter((_, index) => !(items[index] && isFolder(items[index])));
    if (files.length < from.files.length) onFolder();
    if (files.length > 0) onFiles(files);
  });
  const paste = useEffectEvent((from: DataTransfer) => {
    // A spreadsheet pastes its cells as text and as a picture; a file manager pastes the file with its name as text.
    const files = [...from.files].filter(({ type }) => !type.startsWith('image/'));
    const text = from.getData('text/plain');
    if (files.length > 0) onFiles(files);
    else if (text.trim()) onText(text);
    else if (from.files.length > 0) onFiles([...from.files]);
  });
  useEffect(
    function listenToPage() {
      // Elements that the pointer entered and did not leave. Removed elements fire no dragleave event, so they are
      // filtered out.
      let entered: EventTarget[] = [];
      const hover = (targets: EventTarget[]) => {
        entered = targets.filter((target) => !(target instanceof Node) || target.isConnected);
        setOver(isOpen && entered.length > 0);
      };
      const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && !event.defaultPrevented;
      const listeners: Record<string, (event: DragEvent & ClipboardEvent) => void> = {
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
          if (event.target instanceof Element && event.target.closest(INPUT_FIELDS)) return;
          event.preventDefault();
          paste(event.clipboardData);
        },
      };
      for (const [name, listener] of Object.entries(listeners))
        document.addEventListener(name, listener as EventListener);
      return () => {
        for (const [name, listener] of Object.entries(listeners))
          document.removeEventListener(name, listener as EventListener);
        setOver(false);
      };
    },
    [isOpen],
  );
  return isOver;
}
