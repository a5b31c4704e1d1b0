import type { ListRow, Offer } from '@shop/parts-list';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages as groups } from '../ColourGroups/ColourGroups.messages.ts';
import { ColourPair } from '../ColourGroups/ColourPair.tsx';
import { useNearness } from '../ColourGroups/use-nearness.ts';
import { useColours } from '../colours.ts';
import { rowMessages } from '../ListTable/ListTable.messages.ts';
import type { RowActs } from '../ListTable/ListTable.tsx';
import { messages } from './RowDetails.messages.ts';
import styles from './RowDetails.module.css';

const HOW: Readonly<Record<Offer['how'], MessageDescriptor>> = {
  colour: messages.byColour,
  mould: messages.byMould,
  alternate: messages.byAlternate,
  blank: messages.byBlank,
  halves: messages.byHalves,
  anyColour: rowMessages.anyColour,
};

/** An offer that could replace a row: what it is, how it differs, what it costs. */
export function OfferCard({ row, offer, actions }: { row: ListRow; offer: Offer; actions: RowActs }) {
  const { formatMessage } = useIntl();
  const colours = useColours();
  const money = useMoney();
  const nearnessText = useNearness();
  const { how, difference, nearness, picture, name, unitPrice, stock, each } = offer;
  const colour = colours.get(offer.colour)?.name ?? String(offer.colour);
  const from = typeof row.colour === 'number' ? colours.get(row.colour) : undefined;
  const isTaken = row.taken?.offer.id === offer.id;
  const title = formatMessage(rowMessages.inColour, { part: name, colour });
  return (
    <li className={styles.offer} data-taken={isTaken || undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={picture} alt="" />
      </span>
      <div className={styles.about}>
        <b>{title}</b> <span className={styles.number}>{offer.part}</span>
        <p>
          {from && difference !== undefined ? <ColourPair from={from.hex} to={colours.get(offer.colour)?.hex} /> : null}
          <span>
            <FormattedMessage {...HOW[how]} />
            {nearness && difference !== undefined ? (
              <>
                {' '}
                <span className={styles.quiet}>{nearnessText({ nearness, difference })}</span>
              </>
            ) : null}
          </span>
        </p>
        <p className={styles.quiet}>
          <FormattedMessage
            {...messages.cost}
            values={{ quantity: row.pieces * each, price: money(unitPrice), stock }}
          />
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={`${formatMessage(isTaken ? groups.undo : messages.take)}: ${title}`}
            onClick={() => actions.onTake(row.key, isTaken ? undefined : offer.id)}
          >
            <FormattedMessage {...(isTaken ? groups.undo : messages.take)} />
          </Button>
          {how === 'colour' && from ? (
            <Button size="small" look="text" onClick={() => actions.onTakeColour(from.id, offer.colour)}>
              <FormattedMessage {...messages.allColour} values={{ colour: from.name }} />
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
