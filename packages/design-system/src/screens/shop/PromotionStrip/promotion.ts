import type { FlashSale, Moment, PresaleTerms } from '@shop/contracts';
import { useState } from 'react';

/** What a product is sold in for a time, apart from the cart: a flash sale or a presale. */
export type Promotion = { kind: 'flash'; sale: FlashSale } | { kind: 'presale'; terms: PresaleTerms };

/** What a shopper can do about it. `full`: this shopper has bought as many as one may. */
export type Phase = 'coming' | 'running' | 'full' | 'soldOut' | 'over';
type Told = 'coming' | 'running' | 'over';

const NEXT: Record<Told, Told> = { coming: 'running', running: 'over', over: 'over' };

const toldBy = (promotion: Promotion): Told => {
  if (promotion.kind === 'flash') return promotion.sale.state;
  return promotion.terms.state === 'before' ? 'coming' : promotion.terms.state;
};

/** How many pieces this shopper may still buy in the sale, in one order; no end without a limit. */
export function mostInSale({ limitPerOrder, limitPerShopper, bought, left }: FlashSale): number {
  return Math.min(left, limitPerOrder || Infinity, limitPerShopper ? Math.max(0, limitPerShopper - bought) : Infinity);
}

function phaseOf(promotion: Promotion, told: Told): Phase {
  if (promotion.kind === 'presale' || told !== 'running') return told;
  const { sale } = promotion;
  if (sale.left <= 0) return 'soldOut';
  return sale.limitPerShopper > 0 && sale.bought >= sale.limitPerShopper ? 'full' : 'running';
}

/** When it begins or ends; absent where the shop did not say. */
function turnsAt(promotion: Promotion, told: Told): Moment | undefined {
  if (promotion.kind === 'flash')
    return told === promotion.sale.state && told !== 'over' ? promotion.sale.turnsAt : undefined;
  if (told === 'over') return undefined;
  return told === 'coming' ? promotion.terms.from : promotion.terms.to;
}

export type Turning = { phase: Phase; turnsAt: Moment | undefined; onTurn: () => void };

/**
 * A promotion that turns by itself when its time has come: it can be bought, or no longer, at that very moment, although
 * the shop's answer is still on its way. An answer that says something newer counts.
 */
export function useTurningPromotion(
  promotion: Promotion | undefined,
  onTurned: (() => void) | undefined,
): Turning | undefined {
  const [turned, setTurned] = useState<{ key: string; now: Told }>();
  if (!promotion) return undefined;
  const told = toldBy(promotion);
  const key = `${promotion.kind === 'flash' ? promotion.sale.id : ''} ${told}`;
  const now = turned?.key === key ? turned.now : told;
  return {
    phase: phaseOf(promotion, now),
    turnsAt: turnsAt(promotion, now),
    onTurn: () => {
      setTurned({ key, now: NEXT[now] });
      onTurned?.();
    },
  };
}
