import type { RepairCartEntry, RepairPrice } from '@shop/contracts';
import { RepairPriceRows } from '../../../commerce/RepairPriceRows/RepairPriceRows.tsx';
import { Price } from '../../../elements/Price/Price.tsx';
import { particlesIn } from './particles-in.ts';
import styles from './RepairEntry.module.css';

export type EntryTotalsProps = {
  entries: readonly RepairCartEntry[];
  /** Of all of them together. */
  price: RepairPrice;
};

/** What each of several requests costs, and how the price of all of them adds up. */
export const EntryTotals = ({ entries, price }: EntryTotalsProps) => (
  <>
    {entries.length > 1 ? (
      <ul className={styles.sets}>
        {entries.map(({ id, set, price: { total } }) => (
          <li key={id} className={styles.set}>
            <span>{set.name}</span>
            <Price fen={total} size="small" tone={total === 0 ? 'free' : 'plain'} />
          </li>
        ))}
      </ul>
    ) : null}
    <RepairPriceRows price={price} particles={entries.reduce((sum, entry) => sum + particlesIn(entry), 0)} />
  </>
);
