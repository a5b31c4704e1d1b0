import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import type { Phase, Promotion } from '../PromotionStrip/promotion.ts';
import { messages as sale } from '../PromotionStrip/PromotionStrip.messages.ts';
import styles from './BuyBox.module.css';
import type { ProductChoice } from './standing.ts';

export type SaleButtonsProps = ProductChoice & {
  promotion: Promotion;
  phase: Phase;
  isBusy?: boolean;
  onBuyNow?: () => void;
};

const RUNNING: Record<Promotion['kind'], MessageDescriptor> = { flash: sale.grab, presale: sale.order };
const COMING: Record<Promotion['kind'], MessageDescriptor> = { flash: sale.flashComing, presale: sale.presaleComing };

/** What can be done in a sale: buy at once, wait, or take the product at its normal price. */
export function SaleButtons({ product, offer, promotion, phase, isBusy = false, onBuyNow }: SaleButtonsProps) {
  if (phase === 'running') {
    return (
      <div className={styles.actions}>
        <Button look="main" size="large" isWide isBusy={isBusy} onClick={onBuyNow}>
          <FormattedMessage {...RUNNING[promotion.kind]} />
        </Button>
      </div>
    );
  }
  const isPast = phase !== 'coming';
  return (
    <div className={styles.actions}>
      {isPast ? null : (
        <Button size="large" isWide disabled>
          <FormattedMessage {...COMING[promotion.kind]} />
        </Button>
      )}
      {promotion.kind === 'flash' || isPast ? (
        <ButtonLink
          to={{ name: 'product', id: product.id, ...(offer ? { colour: offer.uniqueId } : {}) }}
          size="large"
          look={isPast ? 'main' : 'outline'}
          isWide
        >
          <FormattedMessage {...sale.normal} />
        </ButtonLink>
      ) : null}
    </div>
  );
}
