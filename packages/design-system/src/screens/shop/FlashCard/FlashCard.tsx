import type { FlashItem, FlashSlot } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { DateTime } from '../../../elements/DateTime/DateTime.tsx';
import { FavouriteButton } from '../../../elements/FavouriteButton/FavouriteButton.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './FlashCard.messages.ts';
import styles from './FlashCard.module.css';
import { saleState, type SaleState } from './sale-state.ts';

export type FlashCardProps = { item: FlashItem; slot: Pick<FlashSlot, 'state' | 'from'> };

const WORDS = {
  open: messages.buy,
  last: messages.last,
  coming: messages.coming,
  soldOut: messages.soldOut,
  over: messages.over,
} as const satisfies Record<SaleState, unknown>;

/** A product in a flash sale: what it costs now, how much of it is gone, and the way to buy it while that lasts. */
export function FlashCard({ item, slot }: FlashCardProps) {
  const place = { name: 'flashProduct', id: item.id } as const;
  const state = saleState(item, slot.state);
  const isGone = state === 'soldOut' || state === 'over';
  const isOpen = state === 'open' || state === 'last';
  return (
    <article className={styles.card} data-gone={isGone || undefined}>
      <div className={styles.picture}>
        <ProductPicture picture={item.picture} alt={item.name} />
        <FavouriteButton product={{ id: item.productId, name: item.name }} look="onPicture" />
      </div>
      <h3 className={styles.name}>
        <Link to={place} look="plain" className={styles.link}>
          {item.name}
        </Link>
      </h3>
      <p className={styles.price}>
        <Price fen={item.price} unit={item.unit} tone={isGone ? 'plain' : 'sale'} />
        {item.marketPrice === undefined ? null : <Price fen={item.marketPrice} tone="struck" />}
      </p>
      <Quota item={item} state={state} />
      <div className={styles.way}>
        <ButtonLink to={place} look={isOpen ? 'outline' : 'quiet'} isWide>
          <span>
            <FormattedMessage {...WORDS[state]} values={{ time: <DateTime moment={slot.from} style="time" /> }} />
            <VisuallyHidden> {item.name}</VisuallyHidden>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** How much of the sale is gone as a bar and in words, and how many one shopper may have. Before it begins: how much there will be. */
function Quota({
  item: { quota, soldPercent, limitPerShopper, unit: given },
  state,
}: {
  item: FlashItem;
  state: SaleState;
}) {
  const intl = useIntl();
  const unit = given || intl.formatMessage(messages.unit);
  const percent = state === 'coming' ? 0 : soldPercent;
  const ahead = quota > 0 ? <FormattedMessage {...messages.quota} values={{ count: quota, unit }} /> : null;
  return (
    <div className={styles.quota}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <p className={styles.terms}>
        <span>{state === 'coming' ? ahead : <FormattedMessage {...messages.sold} values={{ percent }} />}</span>
        {limitPerShopper > 0 ? (
          <span>
            <FormattedMessage {...messages.limit} values={{ count: limitPerShopper, unit }} />
          </span>
        ) : null}
      </p>
    </div>
  );
}
