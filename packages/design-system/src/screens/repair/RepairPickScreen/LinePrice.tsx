import type { Fen } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import type { LineContext } from './line-context.ts';
import { messages } from './Request.messages.ts';
import styles from './RequestLine.module.css';

/** What a line costs, as far as it is known. */
export function LinePrice({ pricing, fen }: { pricing: LineContext['pricing']; fen: Fen | undefined }) {
  if (pricing === 'free') {
    return (
      <span className={styles.free}>
        <FormattedMessage {...messages.free} />
      </span>
    );
  }
  if (pricing === 'paid' && fen !== undefined) return <Price fen={fen} size="small" />;
  return <span />;
}
