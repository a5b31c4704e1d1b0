import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import type { AddingResult } from '../buying.ts';
import { useFavouriteName } from '../use-favourite-name.ts';
import { messages } from './AddingNotice.messages.ts';
import styles from './AddingNotice.module.css';

/** What came of adding several favourites: how many are in the cart, and which are not, by reason. */
export function AddingNotice({ result, onClose }: { result: AddingResult; onClose: () => void }) {
  const nameOf = useFavouriteName();
  const groups = new Map<string, AddingResult['left']>();
  for (const one of result.left) {
    const key = `${one.reason} ${one.text ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return (
    <Notice tone={result.left.length > 0 ? 'amber' : 'green'}>
      <b>
        <FormattedMessage {...messages.added} values={{ count: result.added.length }} />
      </b>
      {[...groups].map(([key, left]) => (
        <div key={key} className={styles.group}>
          <FormattedMessage
            {...messages[left[0]?.reason ?? 'refused']}
            values={{ count: left.length, text: left[0]?.text ?? '' }}
          />{' '}
          <ul className={styles.names}>
            {left.map(({ favourite }) => (
              <li key={favourite.productId}>
                <Link to={{ name: 'product', id: favourite.productId }}>{nameOf(favourite)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.actions}>
        <ButtonLink to={{ name: 'cart' }}>
          <FormattedMessage {...messages.toCart} />
        </ButtonLink>
        <Button look="text" onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </div>
    </Notice>
  );
}
