import type { Review } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../../elements/Avatar/Avatar.tsx';
import { ProductPicture } from '../../../elements/ProductPicture/ProductPicture.tsx';
import { StatusLabel } from '../../../elements/StatusLabel/StatusLabel.tsx';
import { messages } from './Reviews.messages.ts';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

export type ReviewItemProps = { review: Review; shop?: string | undefined; onPhoto: (at: number) => void };

/** The review of one buyer with photos and the answer of the shop. */
export function ReviewItem({ review, shop, onPhoto }: ReviewItemProps) {
  const { formatMessage } = useIntl();
  const { nickname, avatar, stars, text, offer, when, pictures, answer, isHeld } = review;
  return (
    <li className={styles.review}>
      <p className={styles.who}>
        <Avatar name={nickname} url={avatar} size="small" />
        <b>{nickname}</b>
        {offer ? <span className={styles.offer}>{offer}</span> : null}
        {stars === undefined ? null : <Stars stars={stars} />}
        {when === undefined ? null : (
          <span className={styles.when}>{when || <FormattedMessage {...messages.now} />}</span>
        )}
        {isHeld ? (
          <StatusLabel tone="amber" icon={{ name: 'clock' }}>
            <FormattedMessage {...messages.held} />
          </StatusLabel>
        ) : null}
      </p>
      {text ? (
        <p className={styles.text}>{text}</p>
      ) : (
        <p className={styles.none}>
          <FormattedMessage {...messages.silent} />
        </p>
      )}
      {pictures.length > 0 ? (
        <ul className={styles.photos}>
          {pictures.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-label={formatMessage(messages.photo, { name: nickname, at: at + 1 })}
                onClick={() => onPhoto(at)}
              >
                <ProductPicture picture={{ kind: 'photo', url }} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {answer ? (
        <p className={styles.answer}>
          <b>
            <FormattedMessage {...messages.answer} values={{ shop: shop || 'none' }} />
          </b>{' '}
          {answer}
        </p>
      ) : null}
    </li>
  );
}
