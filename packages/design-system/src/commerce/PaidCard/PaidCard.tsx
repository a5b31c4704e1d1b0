import type { Fen } from '@shop/contracts';
import type { ReactNode } from 'react';
import { KnownName } from '../KnownName/KnownName.tsx';
import { Price } from '../../elements/Price/Price.tsx';
import { StudMark } from '../../elements/StudMark/StudMark.tsx';
import styles from './PaidCard.module.css';

export type PaidCardProps = {
  /** Before the amount. */
  label: ReactNode;
  amount: Fen;
  /** The way it was paid; absent while not known. */
  payWay?: string;
  /** What was paid, and what happens next. */
  children: ReactNode;
  /** Links to continue. */
  links: ReactNode;
};

/** Something that is paid. The amount is announced. */
export const PaidCard = ({ label, amount, payWay, children, links }: PaidCardProps) => (
  <section className={styles.paid}>
    <p className={styles.done} role="status">
      <StudMark state="done" />
      <span>
        {label} <Price fen={amount} size="large" />
      </span>
      {payWay === undefined ? null : (
        <span className={styles.by}>
          <KnownName of={payWay} />
        </span>
      )}
    </p>
    {children}
    <div className={styles.links}>{links}</div>
  </section>
);
