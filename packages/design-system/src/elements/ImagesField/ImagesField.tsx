import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useTouchScreen } from '../../use-touch-screen.ts';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MAX_IMAGE_BYTES, sortImages, type SortedImages } from './check-image.ts';
import { ImageInput } from './ImageInput.tsx';
import { ImageProblems } from './ImageProblems.tsx';
import { messages } from './ImagesField.messages.ts';
import styles from './ImagesField.module.css';
import { ImageTile, type FieldImage } from './ImageTile.tsx';
import { useFieldProblems } from './use-field-problems.tsx';
import { useImageIntake } from './use-image-intake.ts';
import { useSizeText } from './use-size-text.ts';

export type ImagesFieldProps = {
  label: string;
  error?: string | undefined;
  images: readonly FieldImage[];
  /** Maximum number of images. */
  most: number;
  /** Whether new images replace those that are there, for a field of one image. @default false */
  isReplaceable?: boolean;
  /** Called with files that are JPEG or PNG by content, of at most 5 MB, and no more than there is room for. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onTryAgain: (id: string) => void;
};

/** Adds images by file picker, drop or paste. Shows the progress of each upload, and why a file was refused. */
export function ImagesField({
  label,
  error,
  images,
  most,
  isReplaceable = false,
  onAdd,
  onRemove,
  onTryAgain,
}: ImagesFieldProps) {
  const { formatMessage } = useIntl();
  const sizeMessages = useSizeText();
  const isTouch = useTouchScreen();
  const box = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [sorted, setSorted] = useState<SortedImages>();
  const take = async (files: readonly File[]) => {
    const next = await sortImages(files, isReplaceable ? most : most - images.length);
    setSorted(next);
    if (next.taken.length > 0) onAdd(next.taken);
  };
  const problems = useFieldProblems({ images, sorted, most, onTryAgain });
  const isOver = useImageIntake(box, (files) => void take(files));
  const countBefore = useRef(0);
  const remove = (id: string) => {
    countBefore.current = images.length;
    setSorted(undefined);
    onRemove(id);
  };
  useEffect(
    function moveFocusToNeighbour() {
      if (images.length >= countBefore.current) return;
      countBefore.current = 0;
      box.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
    },
    [images.length, countBefore],
  );
  const restingLabel = images.length < most ? 'add' : 'replace';
  const addLabel = isOver ? 'drop' : restingLabel;
  const sent = images.filter(({ state }) => state === 'sent').length;
  const count = (
    <span className={styles.count}>
      <FormattedNumber value={images.length} /> / <FormattedNumber value={most} />
    </span>
  );
  return (
    <FieldGroup
      label={label}
      error={error}
      hint={formatMessage(messages.hint, { size: sizeMessages(MAX_IMAGE_BYTES), most, isTouch })}
      aside={count}
    >
      <ul ref={box} className={styles.tiles} data-over={isOver || undefined}>
        {images.map((image) => (
          <ImageTile key={image.id} image={image} onRemove={() => remove(image.id)} />
        ))}
        {images.length < most || isReplaceable ? (
          <li>
            <button type="button" className={styles.add} onClick={() => input.current?.click()}>
              <Icon name="plus" />
              <FormattedMessage {...messages[addLabel]} />
            </button>
          </li>
        ) : null}
      </ul>
      <ImageInput ref={input} onFiles={(files) => void take(files)} />
      <VisuallyHidden>
        <span role="status">
          {images.length > 0 ? <FormattedMessage {...messages.sent} values={{ sent, all: images.length }} /> : null}
        </span>
      </VisuallyHidden>
      <ImageProblems problems={problems} />
    </FieldGroup>
  );
}
