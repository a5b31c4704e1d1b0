import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { useFailureWords } from '../../../elements/WhenReady/use-failure-words.ts';
import type { Failure } from '../../../loadable.ts';
import { messages } from './OrderConfirmScreen.messages.ts';
import styles from './OrderConfirmScreen.module.css';

const ToCart = () => (
  <ButtonLink to={{ name: 'cart' }}>
    <FormattedMessage {...messages.toCart} />
  </ButtonLink>
);

/**
 * Why the order was not placed, and what to do: what the shop refused is mended in the cart. Without a usable answer the order
 * may have been placed all the same; trying again is safe, since one key never makes two orders.
 */
export function OrderProblem({ failure, isExpired = false }: { failure?: Failure | undefined; isExpired?: boolean | undefined }) {
  const { formatMessage } = useIntl();
  const say = useFailureWords();
  if (isExpired) {
    return (
      <div className={styles.problem} role="alert">
        <Notice tone="amber" title={formatMessage(messages.expired)} action={<ToCart />}>
          <FormattedMessage {...messages.expiredText} />
        </Notice>
      </div>
    );
  }
  if (!failure) return null;
  const isRefused = failure.kind === 'refused' || failure.kind === 'gone';
  return (
    <div className={styles.problem}>
      {isRefused ? (
        <Notice tone="red" title={formatMessage(messages.notPlaced)} action={<ToCart />}>
          {say(failure)}
        </Notice>
      ) : (
        <Notice tone="red" title={formatMessage(messages.unsure)}>
          <FormattedMessage {...messages.unsureText} />
        </Notice>
      )}
    </div>
  );
}
