import type { FlashSale, Moment, PresaleTerms } from '@shop/contracts';
import { useState } from 'react';
import { presaleStateAt } from '../../../commerce/presale-state.ts';
import { useShopClock } from '../../../elements/Countdown/clock.ts';

/** A time-limited offer that is bought directly, not through the cart: a flash sale or a presale. */
export type Promotion = { kind: 'flash'; sale: FlashSale } | { kind: 'presale'; terms: PresaleTerms };

/** What a shopper can do. `full`: this shopper has bought as many as allowed. */
export type Phase = 'coming' | 'running' | 'full' | 'soldOut' | 'over';
type SaleState = 'coming' | 'running' | 'over';

const NEXT: Record<SaleState, SaleState> = { coming: 'running', running: 'over', over: 'over' };

/** A presale whose state is not known may be bought: the server checks it then. */
const stateOf = (promotion: Promotion, now: Moment): SaleState => {
  if (promotion.kind === 'flash') return promotion.sale.state;
  const state = presaleStateAt(promotion.terms, now) ?? 'running';
  return state === 'before' ? 'coming' : state;
};

/** Why no more pieces can be bought in one order. `rest`: of the limit per shopper, which earlier orders count for. */
type LimitReason = 'stock' | 'sale' | 'presale' | 'perOrder' | 'perShopper' | 'rest';
/** The highest quantity by a limit; `of` is the limit that `max` is the rest of. */
export type Limit = { reason: LimitReason; max: number; of?: number };

/** What limits the quantity that this shopper may buy in the sale in one order; 0 is no limit. */
export const limitsInSale = ({ limitPerOrder, limitPerShopper, bought, left }: FlashSale): Limit[] => [
  { reason: 'perOrder', max: limitPerOrder || Infinity },
  {
    reason: bought > 0 ? 'rest' : 'perShopper',
    max: limitPerShopper ? Math.max(0, limitPerShopper - bought) : Infinity,
    of: limitPerShopper,
  },
  { reason: 'sale', max: left },
];

function phaseOf(promotion: Promotion, state: SaleState): Phase {
  if (promotion.kind === 'presale' || state !== 'running') return state;
  const { sale } = promotion;
  if (sale.left <= 0) return 'soldOut';
  return sale.limitPerShopper > 0 && sale.bought >= sale.limitPerShopper ? 'full' : 'running';
}

/** When it begins or ends; undefined if the server did not send it. */
function changesAt(promotion: Promotion, state: SaleState): Moment | undefined {
  if (promotion.kind === 'flash')
    return state === promotion.sale.state && state !== 'over' ? promotion.sale.turnsAt : undefined;
  if (state === 'over') return undefined;
  return state === 'coming' ? promotion.terms.from : promotion.terms.to;
}

export type LivePromotion = { phase: Phase; changesAt: Moment | undefined; onChange: () => void };

/**
 * A promotion whose phase changes on time by the clock: it becomes buyable, or stops being so, at that moment, although
 * the server's response is still loading. As soon as the server sends another state, that one counts.
 */
export function useLivePromotion(
  promotion: Promotion | undefined,
  onPromotionChange: (() => void) | undefined,
): LivePromotion | undefined {
  const clock = useShopClock();
  const [change, setChange] = useState<{ key: string; now: SaleState }>();
  if (!promotion) return undefined;
  const state = stateOf(promotion, clock());
  const key = `${promotion.kind === 'flash' ? promotion.sale.id : ''} ${state}`;
  const now = change?.key === key ? change.now : state;
  return {
    phase: phaseOf(promotion, now),
    changesAt: changesAt(promotion, now),
    onChange: () => {
      setChange({ key, now: NEXT[now] });
      onPromotionChange?.();
    },
  };
}
