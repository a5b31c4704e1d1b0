import { FormattedMessage } from 'react-intl';
import { messages as decisionMessages } from './decision.messages.ts';
import styles from './OfferChoice.module.css';
import { messages } from './ProductScreen.messages.ts';

/** Marks a variant that cannot be bought now, or of which a presale takes no more orders. */
export const SoldOut = ({ isPresale }: { isPresale: boolean | undefined }) => (
  <span className={styles.out}>
    <FormattedMessage {...(isPresale ? decisionMessages.full : messages.soldOut)} />
  </span>
);
