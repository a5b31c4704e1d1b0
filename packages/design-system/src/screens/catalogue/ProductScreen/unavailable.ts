import type { MessageDescriptor } from 'react-intl';
import type { Promotion } from '../PromotionStrip/live-promotion.ts';
import { messages as decisionMessages } from './decision.messages.ts';
import { messages } from './ProductScreen.messages.ts';
import type { PurchaseStatus } from './purchase-status.ts';

export type UnavailableReason = Exclude<PurchaseStatus, 'buyable'> | 'limitReached';

/** Why the choice cannot be bought; undefined if it can. */
export function whyUnavailable(state: PurchaseStatus, isLimitReached: boolean): UnavailableReason | undefined {
  if (state !== 'buyable') return state;
  return isLimitReached ? 'limitReached' : undefined;
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
