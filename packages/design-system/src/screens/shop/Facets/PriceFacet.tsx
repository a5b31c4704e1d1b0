import type { Facets, Fen } from '@shop/contracts';
import { useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { messages } from './Facets.messages.ts';
import { readRange, toTyped } from './price-range.ts';
import styles from './PriceFacet.module.css';

export type PriceFacetProps = {
  prices: Facets['prices'];
  from: Fen | undefined;
  to: Fen | undefined;
  onPriceRange: (from?: Fen, to?: Fen) => void;
};

/** How many parts cost how much, and two boxes to say which are wanted. What is typed wrongly stays and is told in place. */
export function PriceFacet({ prices, from, to, onPriceRange }: PriceFacetProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const boxes = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [typed, setTyped] = useState({ from: toTyped(from), to: toTyped(to) });
  const [tried, setTried] = useState(false);
  const range = readRange(typed.from, typed.to);
  const wrong = tried && 'fault' in range ? range : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('fault' in range) boxes[range.at].current?.focus();
    else onPriceRange(range.from, range.to);
  };
  const box = (side: 'from' | 'to') => (
    <span className={styles.box} data-wrong={wrong?.at === side || undefined}>
      <span aria-hidden="true">¥</span>
      <input
        ref={boxes[side]}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={formatMessage(side === 'from' ? messages.priceFrom : messages.priceTo)}
        aria-invalid={wrong?.at === side || undefined}
        aria-describedby={wrong?.at === side ? errorId : undefined}
        placeholder={prices ? toTyped(prices[side]) : undefined}
        value={typed[side]}
        onChange={({ target }) => {
          setTyped({ ...typed, [side]: target.value });
          setTried(false);
        }}
      />
    </span>
  );
  return (
    <FacetGroup title={messages.price}>
      {prices ? <Histogram prices={prices} from={from} to={to} /> : null}
      <form className={styles.range} onSubmit={submit} noValidate>
        {box('from')}
        <span aria-hidden="true">–</span>
        {box('to')}
        <Button type="submit" look="quiet" className={styles.go} aria-label={formatMessage(messages.priceGo)}>
          <Icon name="chevronRight" size={16} />
        </Button>
      </form>
      <p id={errorId} role="alert" className={styles.error}>
        {wrong ? <FormattedMessage {...messages[wrong.fault]} /> : null}
      </p>
    </FacetGroup>
  );
}

/** Bars for equal steps of price; those of the range in use are ink. */
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
  const most = Math.max(1, ...prices.counts);
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
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its step of price
            key={at}
            aria-hidden="true"
            data-in={(low + step > from && low <= to) || undefined}
            style={{ height: `${Math.max(count > 0 ? 4 : 0, (count / most) * 100)}%` }}
          />
        );
      })}
    </div>
  );
}
