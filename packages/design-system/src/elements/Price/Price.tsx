import { memo } from 'react';
import type { Fen } from '@shop/contracts';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './Price.messages.ts';
import styles from './Price.module.css';
import { YUAN } from './use-money.ts';

export type PriceProps = {
  fen: Fen;
  /** The unit of one piece, such as `颗`, shown in small type after the amount. */
  unit?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `sale` is red, `struck` a previous price, `free` green and, at zero, a word. @default 'plain' */
  tone?: 'plain' | 'sale' | 'struck' | 'free';
};

/** An amount of money: the yuan sign is smaller than the digits, and digits have equal width. */
export const Price = memo(function Price({ fen, unit, size = 'medium', tone = 'plain' }: PriceProps) {
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
      {intl.formatNumberToParts(fen / 100, YUAN).map(({ type, value }) =>
        type === 'currency' ? (
          <span key={type} className={styles.sign}>
            {value}
          </span>
        ) : (
          value
        ),
      )}
      {unit ? <span className={styles.unit}>/{unit}</span> : null}
    </Tag>
  );
});
