import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { MAX_IMAGE_BYTES, type SortedImages } from './check-image.ts';
import type { ImageProblem } from './ImageProblems.tsx';
import { messages } from './ImagesField.messages.ts';
import type { FieldImage } from './ImageTile.tsx';
import { useSizeText } from './use-size-text.ts';

export type FieldProblems = {
  images: readonly FieldImage[];
  sorted: SortedImages | undefined;
  /** Maximum number of images. */
  most: number;
  onTryAgain: (id: string) => void;
};

/** The problems of a form's images: failed uploads first, then refused files. */
export function useFieldProblems({ images, sorted, most, onTryAgain }: FieldProblems): readonly ImageProblem[] {
  const formatSize = useSizeText();
  const failed = images
    .filter(({ state }) => state === 'failed')
    .map(({ id, name, problem }): ImageProblem => ({
      key: id,
      fileName: name,
      text: problem ?? <FormattedMessage {...messages.failed} />,
      action: (
        <Button look="text" onClick={() => onTryAgain(id)}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      ),
    }));
  const refused = (sorted?.refused ?? []).map(({ name, why, over }, index): ImageProblem => ({
    // Two files may have the same name, and the list is replaced as a whole.
    key: `refused-${index}`,
    fileName: name,
    text: (
      <FormattedMessage {...messages[why]} values={{ most: formatSize(MAX_IMAGE_BYTES), over: formatSize(over) }} />
    ),
  }));
  const noRoom = sorted?.noRoom ?? 0;
  const tooMany = <FormattedMessage {...messages.tooMany} values={{ most, count: noRoom }} />;
  return [...failed, ...refused, ...(noRoom > 0 ? [{ key: 'tooMany', text: tooMany }] : [])];
}
