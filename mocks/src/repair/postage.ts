import type { DecidedEligibility, Fen, RepairRegion } from '@shop/contracts';
import { FREE_FROM_REMOTE, freeFrom, POSTAGE } from '../goods/prices.ts';

/** To countries whose postage is not listed. */
const UNLISTED_POSTAGE: Fen = 12_800;

/** From which value of the parts the postage of a priced request is free, as for orders; never abroad. */
const freeFromIn = ({ area }: RepairRegion, province: string | undefined): Fen => {
  if (area === 'mainland') return freeFrom(province);
  return area === 'hmt' ? FREE_FROM_REMOTE : Number.POSITIVE_INFINITY;
};

/** The postage of a request to a region, or to a province of it. */
export function repairPostage(
  region: RepairRegion,
  kind: DecidedEligibility['kind'],
  { parts, province }: { parts: Fen; province: string | undefined },
): Fen {
  if (kind === 'free' && region.isPostageFree) return 0;
  if (kind === 'paid' && parts >= freeFromIn(region, province)) return 0;
  return region.postage ?? (region.area === 'other' ? UNLISTED_POSTAGE : POSTAGE);
}
