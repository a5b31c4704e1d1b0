import type { PresaleItem, PresaleState, PresaleTerms } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { DateTime } from '../../elements/DateTime/DateTime.tsx';
import { FavouriteButton } from '../../elements/FavouriteButton/FavouriteButton.tsx';
import { Link } from '../../elements/Link/Link.tsx';
import { Price } from '../../elements/Price/Price.tsx';
import { ProductPicture } from '../../elements/ProductPicture/ProductPicture.tsx';
import { Tag } from '../../elements/Tag/Tag.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { usePresaleState } from '../use-presale-state.ts';
import { messages } from './PresaleCard.messages.ts';
import styles from './PresaleCard.module.css';

export type PresaleCardProps = {
  item: PresaleItem;
  /** Whether the card ends with a button; without one the whole card is a link. @default false */
  hasButton?: boolean;
};

const TONES = { before: 'plain', running: 'accent', over: 'plain' } as const;

/** A product in presale: when it can be ordered, when it ships, and how many were ordered. */
export function PresaleCard({ item, hasButton = false }: PresaleCardProps) {
  const place = { name: 'presaleProduct', id: item.id } as const;
  const state = usePresaleState(item.terms);
  const isSoldOut = state === 'running' && item.stock !== undefined && item.stock <= 0;
  const canOrder = state === 'running' && !isSoldOut;
  return (
    <article className={styles.card} data-state={state}>
      <div className={styles.picture}>
        <ProductPicture picture={item.picture} alt="" ground="none" />
        <FavouriteButton product={{ id: item.id, name: item.name }} look="onPicture" />
      </div>
      <div className={styles.text}>
        <p>
          {state ? (
            <Tag tone={isSoldOut ? 'plain' : TONES[state]}>
              <FormattedMessage {...(isSoldOut ? messages.soldOut : messages[state])} />
            </Tag>
          ) : null}
        </p>
        <h3 className={styles.name}>
          <Link to={place} look="card">
            {item.name}
          </Link>
        </h3>
        <Schedule terms={item.terms} state={state} />
        <p className={styles.price}>
          <span>
            <Price fen={item.price} unit={item.unit} />{' '}
            {item.marketPrice === undefined ? null : <Price fen={item.marketPrice} tone="struck" />}
          </span>
          {item.sales ? (
            <span className={styles.ordered}>
              <FormattedMessage {...messages.ordered} values={{ count: item.sales }} />
            </span>
          ) : null}
        </p>
        {hasButton ? (
          <p className={styles.action}>
            <ButtonLink to={place} look={canOrder ? 'outline' : 'quiet'}>
              <span>
                <FormattedMessage {...(canOrder ? messages.order : messages.look)} />
                <VisuallyHidden> {item.name}</VisuallyHidden>
              </span>
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </article>
  );
}

/** The dates of a presale as far as the server sends them, the next one first. */
function Schedule({
  terms: { from, to, shipsWithin },
  state,
}: {
  terms: PresaleTerms;
  state: PresaleState | undefined;
}) {
  return (
    <p className={styles.schedule}>
      {state === 'before' && from !== undefined ? (
        <span>
          <FormattedMessage {...messages.begins} values={{ date: <DateTime moment={from} style="near" /> }} />
        </span>
      ) : null}
      {to === undefined ? null : (
        <span>
          <FormattedMessage
            {...(state === 'over' ? messages.ended : messages.ends)}
            values={{ date: <DateTime moment={to} style={state === 'over' ? 'date' : 'near'} /> }}
          />
        </span>
      )}
      {state === 'over' || shipsWithin === undefined ? null : (
        <span>
          {shipsWithin > 0 ? (
            <FormattedMessage {...messages.ships} values={{ days: shipsWithin }} />
          ) : (
            <FormattedMessage {...messages.shipsAtOnce} />
          )}
        </span>
      )}
    </p>
  );
}
