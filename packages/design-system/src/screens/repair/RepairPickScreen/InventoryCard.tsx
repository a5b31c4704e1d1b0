import type { InventoryLine } from '@shop/contracts';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColourSwatch } from '../../../elements/ColourSwatch/ColourSwatch.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { CardQuantity } from './CardQuantity.tsx';
import styles from './InventoryCard.module.css';
import { messages } from './Inventory.messages.ts';
import { isOutOfStock } from './inventory-view.ts';
import type { PartActions } from './picked-line.ts';
import { StockNote } from './StockNote.tsx';

export type InventoryCardProps = {
  part: InventoryLine;
  /** Pieces that the shown step or bag uses; absent among all parts. */
  needed: number | undefined;
  bag: number | undefined;
  step: number | undefined;
  /** Picked pieces. */
  quantity: number;
  substitute: string | undefined;
  /** The most pieces that can be picked now. */
  most: number;
  /** The most particles of a request. */
  max: number;
  actions: PartActions;
};

/** A part of the inventory. Memoized: a set has more than a hundred, and a click changes one. */
export const InventoryCard = memo(function InventoryCard(props: InventoryCardProps) {
  const { part, needed, bag, step, quantity, substitute, most, max, actions } = props;
  const { formatMessage } = useIntl();
  const name = formatMessage(messages.name, { name: part.name, colour: part.colour.name });
  const { picture } = part;
  const finish = picture.kind === 'part' ? picture.finish : 'solid';
  return (
    <li className={styles.card} data-picked={quantity > 0 || undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={picture} alt="" />
        {quantity > 0 ? (
          <span className={styles.badge}>
            <FormattedMessage {...messages.picked} values={{ count: quantity }} />
          </span>
        ) : null}
        {needed === undefined ? null : (
          <span className={styles.needed}>
            <span aria-hidden="true">{needed}×</span>
            <VisuallyHidden>
              <FormattedMessage {...messages.needed} values={{ count: needed }} />
            </VisuallyHidden>
          </span>
        )}
      </span>
      <b className={styles.name}>{part.name}</b>
      <span className={styles.facts}>
        <span className={styles.colour}>
          <ColourSwatch hex={part.colour.hex} finish={finish} name="" size="dot" />
          {part.colour.name}
        </span>
        <span className={styles.number}>{part.shopNumber || part.partNumber}</span>
      </span>
      <span className={styles.notes}>
        {part.spare > 0 ? (
          <small>
            <FormattedMessage {...messages.spare} values={{ count: part.spare }} />
          </small>
        ) : null}
        {isOutOfStock(part, quantity) ? (
          <StockNote
            part={part}
            name={name}
            isPicked={quantity > 0}
            substitute={substitute}
            onSubstitute={actions.onSubstitute}
          />
        ) : null}
      </span>
      <CardQuantity
        name={name}
        inSet={part.quantity}
        quantity={quantity}
        most={most}
        max={max}
        onQuantity={(pieces) =>
          actions.onQuantity(part, pieces, bag === undefined || step === undefined ? undefined : { bag, step })
        }
      />
    </li>
  );
});
