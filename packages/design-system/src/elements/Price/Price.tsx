import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Price.messages.ts';
import styles from './Price.module.css';
import { YUAN } from './use-money.ts';

export type PriceProps = {
  fen: Fen;
  /** What one of it is called, such as `颗`; written quietly after the amount. */
  unit?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `sale` is red, `struck` a price of before, `free` green and, at zero, a word. @default 'plain' */
  tone?: 'plain' | 'sale' | 'struck' | 'free';
};

/** An amount of money: yuan sign smaller than the digits, digits of equal width. */
export function Price({ fen, unit, size = 'medium', tone = 'plain' }: PriceProps) {
  const intl = useIntl();
  const Tag = tone === 'struck' ? 's' : 'span';
  if (tone === 'free' && fen === 0) {
    return (
      <span className={styles.price} data-size={size} data-tone={tone}>
        <FormattedMessage {...messages.free} />
      </span>
    );
  }
  return (
    <Tag className={styles.price} data-size={size} data-tone={tone}>
      {tone === 'struck' ? (
        <VisuallyHidden>
          <FormattedMessage {...messages.before} />{' '}
        </VisuallyHidden>
      ) : null}
      {intl.formatNumberToParts(fen / 100, YUAN).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece of an amount is its place in it and keeps no state
        <span key={index} className={part.type === 'currency' ? styles.sign : undefined}>
          {part.value}
        </span>
      ))}
      {unit ? <span className={styles.unit}>/{unit}</span> : null}
    </Tag>
  );
}
