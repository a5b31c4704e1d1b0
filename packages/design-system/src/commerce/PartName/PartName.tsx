import type { CartLine } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../elements/ColourSwatch/ColourSwatch.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { isDeleted } from './is-deleted.ts';
import { messages } from './PartName.messages.ts';
import styles from './PartName.module.css';

type Line = Pick<CartLine, 'name' | 'colour' | 'picture' | 'partNumber' | 'productId' | 'uniqueId'>;

/** Name and number of a line's part, linked to its page; a deleted product has no link. */
export function PartName({ line, isLinked = true }: { line: Line; isLinked?: boolean }) {
  const { formatMessage } = useIntl();
  const name = line.name || formatMessage(messages.unnamed);
  if (isDeleted(line)) {
    return (
      <span className={styles.deleted}>
        <FormattedMessage {...messages.deleted} />
      </span>
    );
  }
  return (
    <span className={styles.part}>
      {isLinked ? (
        <Link
          to={{ name: 'product', id: line.productId, colour: line.uniqueId || undefined }}
          look="plain"
          className={styles.name}
        >
          {name}
        </Link>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      {line.partNumber ? <span className={styles.number}>{line.partNumber}</span> : null}
    </span>
  );
}

/**
 * A line's picture, on `paper` where the page has a tray background. Its text is always beside it, so screen readers
 * skip it.
 */
export function PartThumbnail({
  line,
  size,
  ground = 'tray',
}: {
  line: Pick<CartLine, 'picture'>;
  size: 'small' | 'medium';
  ground?: 'tray' | 'paper';
}) {
  return (
    <span className={styles.picture} data-size={size} data-ground={ground}>
      <ProductPicture picture={line.picture} alt="" ground={ground === 'tray' ? 'tray' : 'none'} />
    </span>
  );
}

/** A line's colour as a disc and as text; a product with a photo has only the text. */
export function LineColour({ line }: { line: Line }) {
  const { picture, colour } = line;
  if (!colour) return null;
  return (
    <span className={styles.colour}>
      {picture.kind === 'part' ? <ColourSwatch hex={picture.hex} finish={picture.finish} name="" size="dot" /> : null}
      {colour}
    </span>
  );
}

/** Returns a function that names a line in labels and messages about it. */
export function useLineName(): (line: Line) => string {
  const { formatMessage } = useIntl();
  return (line) => {
    if (isDeleted(line)) return formatMessage(messages.deleted);
    const name = line.name || formatMessage(messages.unnamed);
    return line.colour ? formatMessage(messages.inColour, { name, colour: line.colour }) : name;
  };
}
