import type { ListRow } from '@shop/parts-list';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { rowMessages } from '../ListTable/ListTable.messages.ts';
import type { RowActs } from '../ListTable/ListTable.tsx';
import { FileProblemText } from '../FileProblems/FileProblemText.tsx';
import { OfferCard } from './OfferCard.tsx';
import { messages } from './RowDetails.messages.ts';
import styles from './RowDetails.module.css';
import { RowForm } from './RowForm.tsx';

export type RowDetailsProps = { row: ListRow; actions: RowActs; onClose: () => void };

/** The details of a row: correct it, buy a replacement, or leave it out. Escape closes them. */
export function RowDetails({ row, actions, onClose }: RowDetailsProps) {
  const { key, firstLine, lines, problem, near, offers, product, isLeftOut } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble from the controls
    <div tabIndex={-1} className={styles.details} onKeyDown={onKeyDown}>
      <div className={styles.read}>
        <p>
          {problem ? (
            <FileProblemText problem={problem} />
          ) : (
            <FormattedMessage {...messages.place} values={{ line: firstLine, more: lines - 1 }} />
          )}
        </p>
        {near.length > 0 ? (
          <p className={styles.near}>
            <FormattedMessage {...messages.near} />
            {near.map((part) => (
              <Button key={part} size="small" onClick={() => actions.onEdit(key, { part })}>
                {part}
              </Button>
            ))}
          </p>
        ) : null}
        <RowForm row={row} onEdit={actions.onEdit} />
      </div>
      {offers.length > 0 ? (
        <div className={styles.offers}>
          <h3>
            <FormattedMessage {...messages.offers} />
          </h3>
          <ul>
            {offers.map((offer) => (
              <OfferCard key={offer.id} row={row} offer={offer} actions={actions} />
            ))}
          </ul>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={() => actions.onLeaveOut([key], !isLeftOut)}>
          <FormattedMessage {...(isLeftOut ? messages.takeIn : rowMessages.leaveOut)} />
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
