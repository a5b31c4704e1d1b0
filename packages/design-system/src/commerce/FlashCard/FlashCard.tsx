import type { FlashItem, FlashSlot } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { DateTime } from '../../elements/DateTime/DateTime.tsx';
import { FavouriteButton } from '../../elements/FavouriteButton/FavouriteButton.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Price } from '../../elements/Price/Price.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './FlashCard.messages.ts';
import styles from './FlashCard.module.css';
import { saleState, type SaleState } from './sale-state.ts';

export type FlashCardProps = { item: FlashItem; slot: Pick<FlashSlot, 'state' | 'from'> };

const BUTTON_LABELS = {
  open: messages.buy,
  last: messages.last,
  coming: messages.coming,
  soldOut: messages.soldOut,
  over: messages.over,
} as const satisfies Record<SaleState, unknown>;

/** A product in a flash sale: its price, the share already sold, and a button to buy it while the sale runs. */
export function FlashCard({ item, slot }: FlashCardProps) {
  const place = { name: 'flashProduct', id: item.id } as const;
  const state = saleState(item, slot.state);
  const isUnavailable = state === 'soldOut' || state === 'over';
  const isOpen = state === 'open' || state === 'last';
  return (
    <article className={styles.card} data-unavailable={isUnavailable || undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={item.picture} alt={item.name} />
        <FavouriteButton product={{ id: item.productId, name: item.name }} look="onPicture" />
      </div>
      <h3 className={styles.name}>
        <Link to={place} look="card">
          {item.name}
        </Link>
      </h3>
      <p className={styles.price}>
        <Price fen={item.price} unit={item.unit} tone={isUnavailable ? 'plain' : 'sale'} />
        {item.marketPrice === undefined ? null : <Price fen={item.marketPrice} tone="struck" />}
      </p>
      <Quota item={item} state={state} />
      <div className={styles.action}>
        <ButtonLink to={place} look={isOpen ? 'outline' : 'quiet'} isWide>
          <span>
            <FormattedMessage
              {...BUTTON_LABELS[state]}
              values={{ time: <DateTime moment={slot.from} style="time" /> }}
            />
            <VisuallyHidden> {item.name}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}

/**
 * The share already sold, as a bar and as text, and the limit per shopper. Before the sale begins it shows the total
 * quantity instead.
 */
function Quota({
  item: { quota, soldPercent, limitPerShopper, unit: givenUnit },
  state,
}: {
  item: FlashItem;
  state: SaleState;
}) {
  const intl = useIntl();
  const unit = givenUnit || intl.formatMessage(messages.unit);
  const percent = state === 'coming' ? 0 : soldPercent;
  const total = quota > 0 ? <FormattedMessage {...messages.quota} values={{ count: quota, unit }} /> : null;
  const sold = percent === undefined ? null : <FormattedMessage {...messages.sold} values={{ percent }} />;
  return (
    <div className={styles.quota}>
      {percent === undefined ? null : (
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </span>
      )}
      <p className={styles.terms}>
        <span>{state === 'coming' ? total : sold}</span>
        {limitPerShopper > 0 ? (
          <span>
            <FormattedMessage {...messages.limit} values={{ count: limitPerShopper, unit }} />
          </span>
        ) : null}
      </p>
    </div>
  );
}
