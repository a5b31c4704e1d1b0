import type { ListRow } from '@shop/parts-list';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { words } from '../ListTable/ListTable.messages.ts';
import type { RowActs } from '../ListTable/ListTable.tsx';
import { TroubleSentence } from '../TroubleNotes/TroubleSentence.tsx';
import { OfferCard } from './OfferCard.tsx';
import { messages } from './RowDetails.messages.ts';
import styles from './RowDetails.module.css';
import { RowForm } from './RowForm.tsx';

export type RowDetailsProps = { row: ListRow; acts: RowActs; onClose: () => void };

/** All that can be done about a row: read it otherwise, buy something in its place, leave it out. Escape closes it. */
export function RowDetails({ row, acts, onClose }: RowDetailsProps) {
  const { key, firstLine, lines, trouble, near, offers, product, isLeftOut } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is inside arrive here
    <div tabIndex={-1} className={styles.details} onKeyDown={onKeyDown}>
      <div className={styles.read}>
        <p>
          {trouble ? (
            <TroubleSentence trouble={trouble} />
          ) : (
            <FormattedMessage {...messages.place} values={{ line: firstLine, more: lines - 1 }} />
          )}
        </p>
        {near.length > 0 ? (
          <p className={styles.near}>
            <FormattedMessage {...messages.near} />
            {near.map((part) => (
              <Button key={part} size="small" onClick={() => acts.onEdit(key, { part })}>
                {part}
              </Button>
            ))}
          </p>
        ) : null}
        <RowForm row={row} onEdit={acts.onEdit} />
      </div>
      {offers.length > 0 ? (
        <div className={styles.offers}>
          <h3>
            <FormattedMessage {...messages.offers} />
          </h3>
          <ul>
            {offers.map((offer) => (
              <OfferCard key={offer.id} row={row} offer={offer} acts={acts} />
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.acts}>
        <Button onClick={() => acts.onLeaveOut([key], !isLeftOut)}>
          <FormattedMessage {...(isLeftOut ? messages.takeIn : words.leaveOut)} />
        </Button>
        {product ? (
          <ButtonLink look="text" to={{ name: 'product', id: product.id }}>
            <FormattedMessage {...messages.product} />
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
