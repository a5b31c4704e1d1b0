import { useState, type ClipboardEvent, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ImageProblem } from '../../elements/ImagesField/ImageProblems.tsx';
import { useImageDrop } from '../../elements/ImagesField/use-image-drop.ts';
import { messages } from './Composer.messages.ts';

/** Sends an image; resolves to `sent`, or to why it was refused. */
export type SendImage = (image: File) => Promise<'sent' | 'wrongKind' | 'tooLarge'>;

/** The chat around the composer: its window, or its page. */
const CHAT = '[role="dialog"], main';
/** Spec section 9. */
const MAX_IMAGE_MEGABYTES = 5;

/** Sends images that are picked, pasted, or dropped on the chat around an element, and says which were refused. */
export function useImageSending(element: RefObject<HTMLElement | null>, onImage: SendImage) {
  const [problems, setProblems] = useState<readonly ImageProblem[]>([]);
  const sendAll = async (files: readonly File[]) => {
    const refused: ImageProblem[] = [];
    for (const file of files) {
      // One after the other, so that they arrive in order.
      const result = await onImage(file);
      if (result === 'sent') continue;
      const reason = <FormattedMessage {...messages[result]} values={{ megabytes: MAX_IMAGE_MEGABYTES }} />;
      refused.push({ key: String(refused.length), fileName: file.name, text: reason });
    }
    setProblems(refused);
  };
  const onFiles = (files: readonly File[]) => void sendAll(files);
  return {
    problems,
    /** Whether files are being dragged over the chat. */
    isOver: useImageDrop(element, onFiles, CHAT),
    onFiles,
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      // Spreadsheets copy an image together with the text: the text is meant.
      if (files.length === 0 || event.clipboardData.getData('text/plain')) return;
      event.preventDefault();
      onFiles(files);
    },
    onDismiss: () => setProblems([]),
  };
}
