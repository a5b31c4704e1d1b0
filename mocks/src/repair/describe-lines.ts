import type { InventoryLine, Language, RepairLine, RepairSubject, Verdict } from '@shop/contracts';
import type { StoredRepair, StoredVerdict, WantedRepair } from '../core/repair.state.ts';
import type { Shop } from '../core/shop.ts';
import { offerOf } from '../goods/goods.ts';
import { messagesOf } from '../messages/messages.ts';
import { inventoryOf } from './sets/inventory.ts';
import { regionNamed } from './sets/regions.ts';
import { setNamed } from './sets/sets.ts';
import { repairTermsOf } from './sets/terms.ts';

type StoredLine = StoredRepair['lines'][number];
type ListedLine = Extract<StoredLine, { kind: 'listed' }>;

/** A colour of a part, by its offer. */
function colourOf(shop: Shop, part: InventoryLine, uniqueId: string | undefined, language: Language) {
  const offer = uniqueId === undefined ? undefined : offerOf(shop, part.productId, uniqueId);
  return offer && { id: String(offer.colour.id), name: offer.colour.names[language], hex: offer.colour.hex };
}

function verdictOf(
  shop: Shop,
  verdict: StoredVerdict | undefined,
  part: InventoryLine | undefined,
  language: Language,
): Verdict | undefined {
  if (!verdict) return undefined;
  return {
    granted: verdict.granted,
    reason: verdict.reason === undefined ? '' : messagesOf(language).repair.verdicts[verdict.reason],
    substitute: part && colourOf(shop, part, verdict.substitute, language)?.name,
  };
}

function listedLine(shop: Shop, line: ListedLine, part: InventoryLine, language: Language): RepairLine {
  const colour = colourOf(shop, part, line.substitute, language);
  return {
    kind: 'listed',
    id: line.id,
    quantity: line.quantity,
    reason: line.reason,
    note: line.note,
    unitPrice: line.unitPrice ?? part.price,
    verdict: verdictOf(shop, line.verdict, part, language),
    inventoryId: part.id,
    name: part.name,
    partNumber: part.partNumber,
    shopNumber: part.shopNumber,
    colour: part.colour,
    picture: part.picture,
    inSet: part.quantity,
    step: line.step,
    substitute: colour && { uniqueId: line.substitute ?? '', colour },
  };
}

/** A line as it is shown; none for a part that the set no longer has. */
function repairLine(
  shop: Shop,
  line: StoredLine,
  parts: readonly InventoryLine[],
  language: Language,
): readonly RepairLine[] {
  if (line.kind === 'described')
    return [
      {
        ...line,
        unitPrice: line.unitPrice ?? repairTermsOf().describedPrice,
        verdict: verdictOf(shop, line.verdict, undefined, language),
      },
    ];
  const part = parts.find(({ id }) => id === line.inventoryId);
  return part ? [listedLine(shop, line, part, language)] : [];
}

/** The set, the proof and the parts of a request; undefined if the shop no longer has the set. */
export function subjectOf(
  shop: Shop,
  wanted: WantedRepair | StoredRepair,
  language: Language,
): RepairSubject | undefined {
  const set = setNamed(wanted.setNumber);
  if (!set) return undefined;
  const inventory = inventoryOf(shop, set, language);
  const region = regionNamed(wanted.regionCode, language);
  return {
    region: { code: wanted.regionCode, name: region?.name ?? wanted.regionCode },
    set: inventory.set,
    purchase: wanted.purchase,
    code: wanted.code,
    voucher: wanted.voucher,
    contact: wanted.contact,
    lines: wanted.lines.flatMap((line) => repairLine(shop, line, inventory.lines, language)),
  };
}
