import type { DecidedEligibility, Fen } from '@shop/contracts';

/** What became different for a request: it left the cart, its parts, how it is judged, or only its price. */
export type RepairChange = { set: string; before: Fen; now: Fen } & (
  | { kind: 'gone' | 'contents' | 'price' }
  | { kind: 'judged'; eligibility: DecidedEligibility }
);

/** How the price differs from the one that the shopper saw. Nothing was submitted or paid. */
export type Repricing = { before: Fen; now: Fen; changes: readonly RepairChange[] };
