import type { MessageDescriptor } from 'react-intl';
import type { Phase, Promotion } from '../PromotionStrip/live-promotion.ts';
import { messages as decisionMessages } from './decision.messages.ts';
import { messages } from './ProductScreen.messages.ts';
import { limitOf, purchaseStatus, type ProductChoice, type PurchaseStatus } from './purchase-status.ts';

export type UnavailableReason = Exclude<PurchaseStatus, 'buyable'> | 'limitReached';

/** Why the choice cannot be bought; undefined if it can. */
export function whyUnavailable(state: PurchaseStatus, isLimitReached: boolean): UnavailableReason | undefined {
  if (state !== 'buyable') return state;
  return isLimitReached ? 'limitReached' : undefined;
}

/** Whether a phone has the bar to buy: where some colour can be bought, of a sale while it runs. */
export function hasBuyBar(choice: ProductChoice, promotion: Promotion | undefined, phase: Phase | undefined): boolean {
  if (promotion && phase !== 'running') return false;
  const status = purchaseStatus(choice);
  if (status === 'buyable') return limitOf(choice, promotion).max >= choice.product.minQuantity;
  return status === 'unchosen' || status === 'colourOut';
}

/** Whether a presale takes no more orders of the choice. Its quota is not stock. */
export const isFull = (unavailable: UnavailableReason, promotion: Promotion | undefined): boolean =>
  promotion?.kind === 'presale' && (unavailable === 'soldOut' || unavailable === 'colourOut');

const DISABLED_LABEL: Record<UnavailableReason, MessageDescriptor> = {
  unchosen: messages.add,
  colourOut: messages.soldOut,
  soldOut: messages.soldOut,
  offSale: messages.offSale,
  needsForm: messages.add,
  limitReached: messages.add,
};

/** The label of the disabled button to buy. */
export const disabledLabel = (unavailable: UnavailableReason, promotion: Promotion | undefined): MessageDescriptor =>
  isFull(unavailable, promotion) ? decisionMessages.full : DISABLED_LABEL[unavailable];
