import type { ListRow } from '@shop/parts-list';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { rowMessages } from './ListTable.messages.ts';
import styles from './ListTable.module.css';

const QUESTION = 'M7.2 7.4a2.8 2.8 0 1 1 4 2.6c-.9.5-1.2 1-1.2 1.9m0 2.7v.1';

/** The part as it is bought: picture, name and number; a dashed box if there is no picture. */
export function PartCell({ row: { product, part, written, taken, firstLine } }: { row: ListRow }) {
  const bought = taken?.offer;
  const picture = bought?.picture ?? product?.picture;
  const number = bought ? bought.part : (product?.number ?? part);
  return (
    <span role="gridcell" className={styles.part}>
      <span className={styles.picture}>
        {picture ? (
          <ProductPicture picture={picture} alt="" />
        ) : (
          <span className={styles.unknown}>
            <Icon path={QUESTION} />
          </span>
        )}
      </span>
      <span className={styles.name}>
        <span>
          {bought?.name ??
            product?.name ??
            (part ? (
              <FormattedMessage {...rowMessages.part} values={{ number: written.part }} />
            ) : (
              <FormattedMessage {...rowMessages.unread} />
            ))}
        </span>
        <span className={styles.number}>
          {number ?? <FormattedMessage {...rowMessages.place} values={{ line: firstLine }} />}
        </span>
      </span>
    </span>
  );
}
