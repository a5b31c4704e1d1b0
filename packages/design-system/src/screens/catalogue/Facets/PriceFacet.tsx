import type { Facets, Fen } from '@shop/contracts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { messages } from './Facets.messages.ts';
import type { RangeFault } from './price-range.ts';
import styles from './PriceFacet.module.css';
import { toTyped } from './to-typed.ts';

export type PriceFacetProps = {
  prices: Facets['prices'];
  from: Fen | undefined;
  to: Fen | undefined;
  onPriceRange: (from?: Fen, to?: Fen) => void;
};

/** A price histogram and two inputs for the range. Invalid input stays in the field, with an error message below. */
export function PriceFacet({ prices, from, to, onPriceRange }: PriceFacetProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [typed, setTyped] = useState({ from: toTyped(from), to: toTyped(to) });
  const [invalid, setInvalid] = useState<RangeFault>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Loaded when it is used: few shoppers type a price.
    const { readRange } = await import('./price-range.ts');
    const range = readRange(typed.from, typed.to);
    if (!('fault' in range)) return onPriceRange(range.from, range.to);
    setInvalid(range);
    inputs[range.at].current?.focus();
  };
  const inputOf = (side: 'from' | 'to') => (
    <span className={styles.box} data-invalid={invalid?.at === side || undefined}>
      <span aria-hidden="true">¥</span>
      <input
        ref={inputs[side]}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={formatMessage(side === 'from' ? messages.priceFrom : messages.priceTo)}
        aria-invalid={invalid?.at === side || undefined}
        aria-describedby={invalid?.at === side ? errorId : undefined}
        placeholder={prices ? toTyped(prices[side]) : undefined}
        value={typed[side]}
        onChange={({ target }) => {
          setTyped({ ...typed, [side]: target.value });
          setInvalid(undefined);
        }}
      />
    </span>
  );
  return (
    <FacetGroup title={messages.price}>
      {prices ? <Histogram prices={prices} from={from} to={to} /> : null}
      <form className={styles.range} onSubmit={(event) => void submit(event)} noValidate>
        {inputOf('from')}
        <span aria-hidden="true">–</span>
        {inputOf('to')}
        <Button type="submit" look="quiet" className={styles.go} aria-label={formatMessage(messages.priceGo)}>
          <Icon name="chevronRight" size={16} />
        </Button>
      </form>
      <p id={errorId} role="alert" className={styles.error}>
        {invalid ? <FormattedMessage {...messages[invalid.fault]} /> : null}
      </p>
    </FacetGroup>
  );
}

/** Bars for equal price steps; bars inside the applied range are dark. */
function Histogram({
  prices,
  from = 0,
  to = Infinity,
}: {
  prices: NonNullable<Facets['prices']>;
  from: Fen | undefined;
  to: Fen | undefined;
}) {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const max = Math.max(1, ...prices.counts);
  const step = (prices.to - prices.from) / prices.counts.length;
  return (
    <div className={styles.bars}>
      <VisuallyHidden>
        {formatMessage(messages.priceSpan, { from: money(prices.from), to: money(prices.to) })}
      </VisuallyHidden>
      {prices.counts.map((count, at) => {
        const low = prices.from + at * step;
        return (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- the bars are in a fixed order: the index is the price step
            key={at}
            aria-hidden="true"
            data-in={(low + step > from && low <= to) || undefined}
            style={{ height: `${Math.max(count > 0 ? 4 : 0, (count / max) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
