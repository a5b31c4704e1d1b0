import type { CartLine } from '@shop/contracts';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PartThumbnail } from './PartName.tsx';
import styles from './PartName.module.css';

export type PartThumbnailsProps = {
  lines: readonly Pick<CartLine, 'id' | 'picture'>[];
  /** Lines after these are shown as a number. */
  max: number;
  /** How many lines there are besides, as `count`. */
  others: MessageDescriptor;
  className?: string | undefined;
};

/** The pictures of the first lines of an order in a row, and how many lines there are besides. */
export const PartThumbnails = ({ lines, max, others, className = '' }: PartThumbnailsProps) => (
  <div className={`${styles.thumbnails} ${className}`}>
    {lines.slice(0, max).map((line) => (
      <PartThumbnail key={line.id} line={line} size="small" />
    ))}
    {lines.length > max ? (
      <span className={styles.others}>
        <FormattedMessage {...others} values={{ count: lines.length - max }} />
      </span>
    ) : null}
  </div>
);
