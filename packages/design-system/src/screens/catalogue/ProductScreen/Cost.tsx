import { FormattedMessage } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import { Price } from '../../../elements/Price/Price.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import type { Phase, Promotion } from '../PromotionStrip/live-promotion.ts';
import { messages as decisionMessages } from './decision.messages.ts';
import styles from './ProductDecision.module.css';
import { messages } from './ProductScreen.messages.ts';
import { isLow, priceFor, type ProductChoice } from './purchase-status.ts';

export type CostProps = ProductChoice & {
  unit: string;
  isMember: boolean;
  promotion: Promotion | undefined;
  phase: Phase | undefined;
  isOffSale: boolean;
};

type StockLevel = 'soldOut' | 'fewLeft' | 'inStock';
const STOCK_TONES: Record<StockLevel, string> = { soldOut: 'red', fewLeft: 'amber', inStock: 'quiet' };
function stockLevel(stock: number): StockLevel {
  if (stock === 0) return 'soldOut';
  return isLow(stock) ? 'fewLeft' : 'inStock';
}

/** The unit price for this shopper, the price for others, and the stock, which a promotion has none of. */
export function Cost({ product, offer, unit, isMember, promotion, phase, isOffSale }: CostProps) {
  const money = useMoney();
  const { price, marketPrice, memberPrice, stock } = offer ?? product;
  const paid = priceFor({ product, offer }, isMember, promotion);
  const level = stockLevel(stock);
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
              <FormattedMessage {...decisionMessages.memberPrice} />
            </Tag>
          ) : null}
          {before === undefined ? null : <Price fen={before} tone="struck" />}
        </p>
        {memberPrice !== undefined && !isMember && !promotion ? (
          <p className={styles.others}>
            <FormattedMessage {...decisionMessages.forMembers} values={{ price: money(memberPrice), unit }} />
          </p>
        ) : null}
      </div>
      {isOffSale || promotion ? null : (
        <p className={styles.stock} data-tone={STOCK_TONES[level]} aria-live="polite">
          <FormattedMessage {...messages[level]} values={{ stock, unit }} />
        </p>
      )}
    </div>
  );
}
