import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Price } from '../../../elements/Price/Price.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import type { Phase, Promotion } from '../PromotionStrip/promotion.ts';
import { messages as own } from './decision.messages.ts';
import styles from './ProductDecision.module.css';
import { messages } from './ProductScreen.messages.ts';
import { isLow, priceFor, type ProductChoice } from './standing.ts';

export type CostProps = ProductChoice & {
  unit: string;
  isMember: boolean;
  promotion: Promotion | undefined;
  phase: Phase | undefined;
  isOffSale: boolean;
};

/** What a piece costs this shopper, what it costs others, and how much there is. */
export function Cost({ product, offer, unit, isMember, promotion, phase, isOffSale }: CostProps) {
  const money = useMoney();
  const { price, marketPrice, memberPrice, stock } = offer ?? product;
  const paid = priceFor({ product, offer }, isMember, promotion);
  const before = paid < price ? price : marketPrice;
  return (
    <div className={styles.cost}>
      <div>
        <p className={styles.price}>
          <Price
            fen={paid}
            unit={unit}
            size="large"
            tone={promotion?.kind === 'flash' && phase !== 'over' && phase !== 'soldOut' ? 'sale' : 'plain'}
          />
          {paid < price ? (
            <Tag tone="accent">
              <FormattedMessage {...own.memberPrice} />
            </Tag>
          ) : null}
          {before === undefined ? null : <Price fen={before} tone="struck" />}
        </p>
        {memberPrice !== undefined && !isMember && !promotion ? (
          <p className={styles.others}>
            <FormattedMessage {...own.forMembers} values={{ price: money(memberPrice), unit }} />
          </p>
        ) : null}
      </div>
      {isOffSale || promotion?.kind === 'flash' ? null : (
        <p
          className={styles.stock}
          data-tone={stock === 0 ? 'red' : isLow(stock) ? 'amber' : 'quiet'}
          aria-live="polite"
        >
          <FormattedMessage
            {...(stock === 0 ? messages.soldOut : isLow(stock) ? messages.fewLeft : messages.inStock)}
            values={{ stock, unit }}
          />
        </p>
      )}
    </div>
  );
}
