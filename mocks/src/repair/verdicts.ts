import type { Fen } from '@shop/contracts';
import type { StoredRepair, StoredVerdict } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { offersOf } from '../goods/goods.ts';
import { partsOf } from './sets/set-parts.ts';
import { setNamed } from './sets/sets.ts';
import { similarOffers } from './sets/similar-colours.ts';

type Line = StoredRepair['lines'][number];

const granted = (line: Line): StoredVerdict => ({
  granted: line.quantity,
  substitute: line.kind === 'listed' ? line.substitute : undefined,
});

/** Everything is granted, in the similar colour that the shopper chose for a part that is out of stock. */
export function grantAll({ lines }: StoredRepair): void {
  for (const line of lines) line.verdict = granted(line);
}

export function refuseAll({ lines }: StoredRepair): void {
  for (const line of lines) line.verdict = { granted: 0, reason: 'rejected' };
}

/** The line of which fewer pieces are granted; none in a request of a single piece. */
const reducedLine = ({ lines }: StoredRepair): Line | undefined =>
  lines.find(({ quantity }) => quantity > 1) ?? (lines.length > 1 ? lines.at(-1) : undefined);

/** The `uniqueId` of a similar colour of a line's part that is in stock. */
function similarTo(shop: Shop, setNumber: string, line: Line): string | undefined {
  const set = setNamed(setNumber);
  if (!set || line.kind === 'described') return undefined;
  const part = partsOf(shop.catalogue, set).find(({ id }) => id === line.inventoryId);
  const offers = part ? offersOf(shop, part.mould) : [];
  const offer = offers.find(({ colour }) => colour.id === part?.colour.id);
  return offer && similarOffers(shop, offer, offers)[0]?.uniqueId;
}

/**
 * One line is granted a piece fewer, and one other line in a similar colour. Returns false, and changes nothing, for a
 * request of a single piece.
 */
export function grantSome(shop: Shop, repair: StoredRepair): boolean {
  const reduced = reducedLine(repair);
  if (!reduced) return false;
  grantAll(repair);
  const left = reduced.quantity - 1;
  reduced.verdict = { granted: left, reason: left > 0 ? 'oneFewer' : 'notMissing' };
  for (const line of repair.lines.filter((other) => other !== reduced)) {
    const substitute = similarTo(shop, repair.setNumber, line);
    if (substitute === undefined) continue;
    line.verdict = { granted: line.quantity, substitute };
    break;
  }
  return true;
}

/** What was paid for pieces that are not granted. */
export const unearned = ({ eligibility, lines }: StoredRepair): Fen =>
  eligibility.kind === 'free'
    ? 0
    : lines.reduce(
        (sum, { quantity, unitPrice = 0, verdict }) => sum + unitPrice * (quantity - (verdict?.granted ?? quantity)),
        0,
      );
