import type { Fen } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Price } from '../../elements/Price/Price.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import styles from './PriceRows.module.css';

export type PriceRow = {
  label: string;
  /** In small type after the label. */
  note?: ReactNode;
  fen: Fen;
  /**
   * `discount` is subtracted and shown with a minus; `free` and `unknown` show a text instead of an amount.
   *
   * @default 'plain'
   */
  kind?: 'plain' | 'discount' | 'free' | 'unknown';
  /** Shown instead of the amount of a `free` or `unknown` row. */
  text?: string;
};

/** The rows that make up a total. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  const money = useMoney();
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, note, fen, kind = 'plain', text }) => (
        <div key={label} className={styles.row} data-kind={kind}>
          <dt>
            {label}
            {note ? <small>{note}</small> : null}
          </dt>
          <dd>
            {kind === 'free' || kind === 'unknown' ? text : null}
            {kind === 'discount' ? `−${money(fen)}` : null}
            {kind === 'plain' ? <Price fen={fen} size="small" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The total of all rows, and the previous total where it has changed. */
export function PriceTotal({ label, fen, before }: { label: ReactNode; fen: Fen; before?: Fen | undefined }) {
  return (
    <p className={styles.total}>
      <span>{label}</span>
      {before === undefined ? null : <Price fen={before} size="small" tone="struck" />}
      <Price fen={fen} size="large" />
    </p>
  );
}
