import type { ListRow, Offer } from '@shop/parts-list';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { messages as groups } from '../ColourGroups/ColourGroups.messages.ts';
import { ColourDuo } from '../ColourGroups/ColourDuo.tsx';
import { useNearness } from '../ColourGroups/use-nearness.ts';
import { useColours } from '../colours.ts';
import { words } from '../ListTable/ListTable.messages.ts';
import type { RowActs } from '../ListTable/ListTable.tsx';
import { messages } from './RowDetails.messages.ts';
import styles from './RowDetails.module.css';

const HOW: Readonly<Record<Offer['how'], MessageDescriptor>> = {
  colour: messages.byColour,
  mould: messages.byMould,
  alternate: messages.byAlternate,
  blank: messages.byBlank,
  halves: messages.byHalves,
  anyColour: words.anyColour,
};

/** One way to buy something else in place of a row: what it is, how it differs, what it costs. */
export function OfferCard({ row, offer, acts }: { row: ListRow; offer: Offer; acts: RowActs }) {
  const { formatMessage } = useIntl();
  const colours = useColours();
  const money = useMoney();
  const sayNearness = useNearness();
  const { how, difference, nearness, picture, name, unitPrice, stock, each } = offer;
  const colour = colours.get(offer.colour)?.name ?? String(offer.colour);
  const from = typeof row.colour === 'number' ? colours.get(row.colour) : undefined;
  const isTaken = row.taken?.offer.id === offer.id;
  const title = formatMessage(words.inColour, { part: name, colour });
  return (
    <li className={styles.offer} data-taken={isTaken || undefined}>
      <span className={styles.picture}>
        <ProductPicture picture={picture} alt="" />
      </span>
      <div className={styles.about}>
        <b>{title}</b> <span className={styles.number}>{offer.part}</span>
        <p>
          {from && difference !== undefined ? <ColourDuo from={from.hex} to={colours.get(offer.colour)?.hex} /> : null}
          <span>
            <FormattedMessage {...HOW[how]} />
            {nearness && difference !== undefined ? (
              <>
                {' '}
                <span className={styles.quiet}>{sayNearness({ nearness, difference })}</span>
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
        <div className={styles.acts}>
          <Button
            size="small"
            aria-label={`${formatMessage(isTaken ? groups.undo : messages.take)}: ${title}`}
            onClick={() => acts.onTake(row.key, isTaken ? undefined : offer.id)}
          >
            <FormattedMessage {...(isTaken ? groups.undo : messages.take)} />
          </Button>
          {how === 'colour' && from ? (
            <Button size="small" look="text" onClick={() => acts.onTakeColour(from.id, offer.colour)}>
              <FormattedMessage {...messages.allColour} values={{ colour: from.name }} />
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
