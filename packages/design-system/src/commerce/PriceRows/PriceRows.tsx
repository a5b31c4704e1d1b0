import type { Fen } from '@shop/contracts';
import type { ReactNode } from 'react';
import { Price } from '../../elements/Price/Price.tsx';
import { useMoney } from '../../elements/Price/use-money.ts';
import styles from './PriceRows.module.css';

export type PriceRow = {
  label: string;
  /** Drawn quietly after the label. */
  note?: ReactNode;
  fen: Fen;
  /** `less` is taken off and drawn with a minus, `free` says its word instead of an amount. @default 'plain' */
  kind?: 'plain' | 'less' | 'free';
  /** What stands for the amount of a `free` row. */
  word?: string;
};

/** How an amount came about, row by row. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  const money = useMoney();
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, note, fen, kind = 'plain', word }) => (
        <div key={label} className={styles.row} data-kind={kind}>
          <dt>
            {label}
            {note ? <small>{note}</small> : null}
          </dt>
          <dd>
            {kind === 'free' ? word : null}
            {kind === 'less' ? `−${money(fen)}` : null}
            {kind === 'plain' ? <Price fen={fen} size="small" /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The amount that all rows lead to, and what it was before where that was another. */
export function PriceTotal({ label, fen, before }: { label: ReactNode; fen: Fen; before?: Fen | undefined }) {
  return (
    <p className={styles.total}>
      <span>{label}</span>
      {before === undefined ? null : <Price fen={before} size="small" tone="struck" />}
      <Price fen={fen} size="large" />
    </p>
  );
}
