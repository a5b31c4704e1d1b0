import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Button, ButtonLink } from '../../../elements/Button/Button.tsx';
import { BUY } from '../PromotionStrip/buy-labels.ts';
import type { Phase, Promotion } from '../PromotionStrip/live-promotion.ts';
import { messages as sale } from '../PromotionStrip/sale-buttons.messages.ts';
import styles from './BuyBox.module.css';
import type { ProductChoice } from './purchase-status.ts';

export type SaleButtonsProps = ProductChoice & {
  promotion: Promotion;
  phase: Phase;
  isBusy?: boolean;
  onBuyNow?: () => void;
};

const NOT_STARTED: Record<Promotion['kind'], MessageDescriptor> = {
  flash: sale.flashComing,
  presale: sale.presaleComing,
};

/** The buttons of a promotion: buy now, a disabled one before it begins, or buy at the usual price. */
export function SaleButtons({ product, offer, promotion, phase, isBusy = false, onBuyNow }: SaleButtonsProps) {
  if (phase === 'running') {
    return (
      <div className={styles.actions}>
        <Button look="main" size="large" isWide className={styles.inBar} isBusy={isBusy} onClick={onBuyNow}>
          <FormattedMessage {...BUY[promotion.kind]} />
        </Button>
      </div>
    );
  }
  const isPast = phase !== 'coming';
  return (
    <div className={styles.actions}>
      {isPast ? null : (
        <Button size="large" isWide disabled>
          <FormattedMessage {...NOT_STARTED[promotion.kind]} />
        </Button>
      )}
      {promotion.kind === 'flash' || isPast ? (
        <ButtonLink
          to={{ name: 'product', id: product.id, colour: offer?.uniqueId }}
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
