import type { Fen } from '@shop/contracts';
import type { ReactNode } from 'react';
import { CouponAmount } from './CouponAmount.tsx';
import { couponName } from './coupon-name.ts';
import styles from './CouponTicket.module.css';

export type CouponTicketProps = {
  amount: Fen;
  /** The minimum, below the amount. */
  from: ReactNode;
  title: string;
  /** `over` is a coupon that cannot be used any more, or be received. */
  tone: 'live' | 'over';
  /** A word about the coupon beside its title. */
  tag?: ReactNode;
  /** Its terms in a few words, each in an element of its own. */
  terms?: ReactNode;
  /** Buttons and what became of them. */
  foot?: ReactNode;
  /** More about the coupon, below everything else. */
  children?: ReactNode;
};

/** A coupon as a ticket: its amount on a stub, with a perforation between the stub and its terms. */
export function CouponTicket({ amount, from, title, tone, tag, terms, foot, children }: CouponTicketProps) {
  return (
    <article className={styles.ticket} data-tone={tone} aria-label={title}>
      <div className={styles.face}>
        <div className={styles.stub}>
          <CouponAmount fen={amount} />
          <span className={styles.from}>{from}</span>
        </div>
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 className={styles.title}>{couponName(title)}</h2>
            {tag}
          </div>
          {terms ? <div className={styles.terms}>{terms}</div> : null}
          {foot ? <div className={styles.foot}>{foot}</div> : null}
        </div>
      </div>
      {children ? <div className={styles.more}>{children}</div> : null}
    </article>
  );
}
