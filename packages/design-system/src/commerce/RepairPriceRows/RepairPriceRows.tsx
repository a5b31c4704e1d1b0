import type { Fen, RepairPrice } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { PriceRows, type PriceRow } from '../PriceRows/PriceRows.tsx';
import { messages } from './RepairPriceRows.messages.ts';

export type RepairPriceRowsProps = {
  price: RepairPrice;
  particles: number;
  /** Money that was paid back; no row for 0. */
  refunded?: Fen | undefined;
};

/** What makes up the total of a repair request: the parts' value, what is free of it, postage, and a refund. */
export function RepairPriceRows({ price, particles, refunded = 0 }: RepairPriceRowsProps) {
  const { formatMessage } = useIntl();
  const discount = (label: PriceRow['label'], fen: Fen): PriceRow[] =>
    fen > 0 ? [{ label, fen, kind: 'discount' }] : [];
  const rows: PriceRow[] = [
    {
      label: formatMessage(messages.parts),
      note: formatMessage(messages.particles, { count: particles }),
      fen: price.parts,
    },
    ...discount(formatMessage(messages.off), price.off),
    {
      label: formatMessage(messages.postage),
      fen: price.postage,
      kind: price.postage === 0 ? 'free' : 'plain',
      text: formatMessage(messages.freePostage),
    },
    ...discount(formatMessage(messages.refunded), refunded),
  ];
  return <PriceRows rows={rows} />;
}
