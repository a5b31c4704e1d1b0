import type { Fen, RepairRegion } from '@shop/contracts';
import { FormattedMessage } from 'react-intl';
import { Price } from '../../../elements/Price/Price.tsx';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { messages } from './Request.messages.ts';
import styles from './RequestPanel.module.css';
import type { LineContext } from './line-context.ts';

export type RequestSumsProps = {
  particles: number;
  /** The value of the parts; absent where the price of one is not known. */
  value: Fen | undefined;
  pricing: LineContext['pricing'];
  region: RepairRegion | undefined;
};

/** What parts and postage cost, as far as the server says. */
export function RequestSums({ particles, value, pricing, region }: RequestSumsProps) {
  const money = useMoney();
  const isFree = pricing === 'free';
  return (
    <dl className={styles.sums}>
      <dt>
        <FormattedMessage {...messages.parts} values={{ count: particles }} />
        {isFree && value !== undefined ? (
          <small>
            <FormattedMessage {...messages.worth} values={{ amount: money(value) }} />
          </small>
        ) : null}
      </dt>
      <dd data-free={isFree || undefined}>
        <PartsSum pricing={pricing} value={value} />
      </dd>
      <dt>
        <FormattedMessage {...messages.postage} />
      </dt>
      <dd data-free={(isFree && region?.isPostageFree) || undefined}>
        <Postage pricing={pricing} region={region} />
      </dd>
    </dl>
  );
}

function PartsSum({ pricing, value }: Pick<RequestSumsProps, 'pricing' | 'value'>) {
  if (pricing === 'free') return <Price fen={0} size="small" />;
  return pricing === 'paid' && value !== undefined ? <Price fen={value} size="small" /> : <Later />;
}

function Postage({ pricing, region }: Pick<RequestSumsProps, 'pricing' | 'region'>) {
  if (pricing === 'free' && region?.isPostageFree) return <FormattedMessage {...messages.postageFree} />;
  const isKnown = pricing === 'paid' || (pricing === 'free' && region?.isPostageFree === false);
  return isKnown && region?.postage !== undefined ? <Price fen={region.postage} size="small" /> : <Later />;
}

const Later = () => (
  <span className={styles.later}>
    <FormattedMessage {...messages.later} />
  </span>
);
