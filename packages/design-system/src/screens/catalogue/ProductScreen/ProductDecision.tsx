import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button } from '../../../elements/Button/Button.tsx';
import { Extra } from '../../../elements/Extra/Extra.tsx';
import { FavouriteButton } from '../../../elements/FavouriteButton/FavouriteButton.tsx';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { STAR } from '../../../elements/Icon/more-icons.ts';
import { Tag, type TagProps } from '../../../elements/Tag/Tag.tsx';
import { useStableCallback } from '../../../use-stable-callback.ts';
import { Coupons } from '../Coupons/Coupons.tsx';
import type { LivePromotion } from '../PromotionStrip/live-promotion.ts';
import { PromotionStripSkeleton } from '../PromotionStrip/PromotionStripSkeleton.tsx';
import { AskLink } from './AskLink.tsx';
import { BuyBox } from './BuyBox.tsx';
import { CHOICE_ID } from './choice-id.ts';
import { Cost } from './Cost.tsx';
import { messages as decisionMessages } from './decision.messages.ts';
import { OfferChoice } from './OfferChoice.tsx';
import styles from './ProductDecision.module.css';
import { messages } from './ProductScreen.messages.ts';
import type { ProductScreenProps } from './ProductScreen.tsx';
import { purchaseStatus, type ProductChoice, type PurchaseStatus } from './purchase-status.ts';

export type ProductDecisionProps = ProductChoice & { live: LivePromotion | undefined } & Pick<
    ProductScreenProps,
    | 'onChooseColour'
    | 'compareShades'
    | 'quantity'
    | 'onQuantity'
    | 'adding'
    | 'onAdd'
    | 'onBuyNow'
    | 'delivery'
    | 'isMember'
    | 'promotion'
    | 'coupons'
    | 'onAsk'
    | 'onAddToList'
    | 'restockAlert'
  >;

const PromotionStrip = lazy(async () => ({
  default: (await import('../PromotionStrip/PromotionStrip.tsx')).PromotionStrip,
}));
const SaleNotes = lazy(async () => ({ default: (await import('../SaleNotes/SaleNotes.tsx')).SaleNotes }));

type StockTag = Pick<TagProps, 'tone' | 'icon'> & { text: MessageDescriptor };
const inStock: StockTag = { tone: 'green', icon: 'check', text: messages.isInStock };
const soldOut: StockTag = { tone: 'red', text: messages.soldOut };
const TAGS: Partial<Record<PurchaseStatus, StockTag>> = {
  buyable: inStock,
  unchosen: inStock,
  soldOut,
  colourOut: soldOut,
  offSale: { tone: 'amber', text: messages.offSale },
};

/** Name, price, and everything needed to buy: colour, quantity, buttons. */
export function ProductDecision({
  product,
  offer,
  onChooseColour,
  compareShades,
  coupons,
  onAsk,
  onAddToList,
  isMember = false,
  ...buying
}: ProductDecisionProps) {
  const intl = useIntl();
  // Stable, as the choice of a colour is memoised: it may be one of seventy.
  const onChoose = useStableCallback(onChooseColour);
  const state = purchaseStatus({ product, offer });
  const unit = product.unit || intl.formatMessage(messages.unit);
  const tag = TAGS[state];
  const { promotion, live } = buying;
  return (
    <div className={styles.decision}>
      <div className={styles.head}>
        <h1>{product.name}</h1>
        {tag && !promotion ? (
          <Tag tone={tag.tone} icon={tag.icon}>
            <FormattedMessage {...tag.text} />
          </Tag>
        ) : null}
      </div>
      {product.summary ? <p className={styles.summary}>{product.summary}</p> : null}
      <p className={styles.meta}>
        {product.part ? <span className={styles.number}>{product.part.number}</span> : null}
        {product.reviewCount && product.goodReviewPercent !== undefined ? (
          <span className={styles.reviews}>
            <Icon path={STAR} size={16} />
            <FormattedMessage
              {...messages.reviews}
              values={{ count: product.reviewCount, percent: product.goodReviewPercent }}
            />
          </span>
        ) : null}
        {product.sales ? (
          <span>
            <FormattedMessage {...messages.sold} values={{ sales: product.sales }} />
          </span>
        ) : null}
      </p>
      {promotion && live ? (
        <Suspense fallback={<PromotionStripSkeleton kind={promotion.kind} />}>
          <PromotionStrip promotion={promotion} live={live} unit={unit} />
        </Suspense>
      ) : null}
      <Cost
        product={product}
        offer={offer}
        unit={unit}
        isMember={isMember}
        promotion={promotion}
        phase={live?.phase}
        isOffSale={state === 'offSale'}
      />
      <div id={CHOICE_ID}>
        <OfferChoice
          specifications={product.specifications}
          offers={product.offers}
          chosen={offer}
          onChoose={onChoose}
          isPresale={promotion?.kind === 'presale'}
          compareShades={compareShades}
        />
      </div>
      <BuyBox product={product} offer={offer} unit={unit} isMember={isMember} {...buying} />
      {promotion && live && (live.phase === 'running' || live.phase === 'coming') ? (
        <Extra>
          <SaleNotes kind={promotion.kind} left={(offer ?? product).stock} unit={unit} delivery={buying.delivery} />
        </Extra>
      ) : null}
      <div className={styles.links}>
        <FavouriteButton product={product} look="button" />
        <AskLink productId={product.id} onAsk={onAsk}>
          <FormattedMessage {...decisionMessages.ask} />
        </AskLink>
        {onAddToList ? (
          <Button icon={<Icon name="bookmark" />} onClick={onAddToList}>
            <FormattedMessage {...decisionMessages.addToList} />
          </Button>
        ) : null}
      </div>
      {coupons && !promotion ? (
        <div className={styles.coupons}>
          <Coupons {...coupons} isMember={isMember} />
        </div>
      ) : null}
    </div>
  );
}
