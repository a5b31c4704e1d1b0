import { FormattedMessage } from 'react-intl';
import styles from './OfferChoice.module.css';
import { messages } from './ProductScreen.messages.ts';

/** Marks a variant that cannot be bought now. */
export const SoldOut = () => (
  <span className={styles.out}>
    <FormattedMessage {...messages.soldOut} />
  </span>
);
