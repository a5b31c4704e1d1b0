import type { Fen } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { YUAN } from '../../elements/Price/use-money.ts';
import styles from './CouponTicket.module.css';

/** The longest amounts, in characters, that fit the stub in each size of digits. */
const SIZES = [
  { size: 'huge', maxLength: 3 },
  { size: 'large', maxLength: 4 },
  { size: 'medium', maxLength: 7 },
] as const;

const sizeOf = (length: number) => SIZES.find(({ maxLength }) => length <= maxLength)?.size ?? 'small';

/** The amount of a coupon in large digits, without decimals where it has none. Longer amounts have smaller digits. */
export function CouponAmount({ fen }: { fen: Fen }) {
  const intl = useIntl();
  const minimumFractionDigits = fen % 100 === 0 ? 0 : 2;
  const parts = intl.formatNumberToParts(fen / 100, { ...YUAN, minimumFractionDigits });
  const digits = parts.filter(({ type }) => type !== 'currency').map(({ value }) => value);
  return (
    <span className={styles.amount} data-size={sizeOf(digits.join('').length)}>
      <span className={styles.sign}>{parts.find(({ type }) => type === 'currency')?.value}</span>
      {digits}
    </span>
  );
}
