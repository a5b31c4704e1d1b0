import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LARGEST_IMAGE, type SortedImages } from './check-image.ts';
import { messages } from './ImagesField.messages.ts';
import styles from './ImagesField.module.css';
import type { FieldImage } from './ImageTile.tsx';
import { useSizeText } from './use-size-text.ts';

export type ImageProblemsProps = {
  images: readonly FieldImage[];
  sorted: SortedImages | undefined;
  most: number;
  onTryAgain: (id: string) => void;
};

/** Which images did not arrive and which files were not taken, each with its reason. */
export function ImageProblems({ images, sorted, most, onTryAgain }: ImageProblemsProps) {
  const sizeMessages = useSizeText();
  return (
    <div role="alert" className={styles.problems}>
      <ul>
        {images.map(({ id, name, state, problem }) =>
          state === 'failed' ? (
            <li key={id}>
              <Icon name="alert" size={16} />
              <span>
                <b>{name}</b> {problem ?? <FormattedMessage {...messages.failed} />}{' '}
                <Button look="text" onClick={() => onTryAgain(id)}>
                  <FormattedMessage {...messages.tryAgain} />
                </Button>
              </span>
            </li>
          ) : null,
        )}
        {sorted?.refused.map(({ name, why, over }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two files may have one name, and the list is replaced as a whole
          <li key={place}>
            <Icon name="alert" size={16} />
            <span>
              <b>{name}</b>{' '}
              <FormattedMessage
                {...messages[why]}
                values={{ most: sizeMessages(LARGEST_IMAGE), over: sizeMessages(over) }}
              />
            </span>
          </li>
        ))}
        {sorted && sorted.noRoom > 0 ? (
          <li>
            <Icon name="alert" size={16} />
            <FormattedMessage {...messages.tooMany} values={{ most, count: sorted.noRoom }} />
          </li>
        ) : null}
      </ul>
    </div>
  );
}
