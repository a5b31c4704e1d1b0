import { particlesOf, type BodyOf, type InventoryLine, type Language, type repairCartSave } from '@shop/contracts';
import type { WantedRepair, WantedRepairLine } from '../core/repair.state.ts';
import { nextId } from '../core/random.ts';
import type { Shop } from '../core/shop.ts';
import { checkImages } from '../uploads/uploads.ts';
import { repairRefusal } from './repair-refusal.ts';
import { checkLength } from './text-limits.ts';
import { inventoryOf } from './sets/inventory.ts';
import type { ShopSet } from './sets/sets.ts';

type SentLine = BodyOf<typeof repairCartSave>['list'][number];
type ListedLine = Extract<SentLine, { type: 'listed' }>;

/** The step at which a part was picked, if the set uses the part there. */
function stepOf({ bag, step }: ListedLine, { uses }: InventoryLine) {
  const use = uses.find((known) => known.bag === bag && known.step === step);
  return use && { bag: use.bag, step: use.step };
}

/** The similar colour to send; none if the part is in stock after all. */
function substituteOf(
  { substitute_unique: chosen }: ListedLine,
  part: InventoryLine,
  language: Language,
): string | undefined {
  if (!chosen || part.stock !== 0) return undefined;
  if (!part.substitutes.some(({ uniqueId }) => uniqueId === chosen)) throw repairRefusal('substituteUnknown', language);
  return chosen;
}

/** What the shop reads in each line: refused if it is not in the set, or its texts are missing or too long. */
function readLine(
  shop: Shop,
  line: SentLine,
  { set, inventory, language }: { set: ShopSet; inventory: readonly InventoryLine[]; language: Language },
): WantedRepairLine {
  const note = line.mark.trim();
  if (line.cart_num < 1) throw repairRefusal('quantityTooSmall', language);
  checkLength(note, language);
  const columns = { quantity: line.cart_num, reason: line.reason, note };
  if (line.type === 'described') {
    const description = line.describe.trim();
    if (description === '') throw repairRefusal('descriptionMissing', language);
    checkLength(description, language);
    const [photo = ''] = line.photo === '' ? [] : checkImages(shop, [line.photo], 1, language);
    return { ...columns, kind: 'described', description, photo };
  }
  const part = inventory.find(({ id }) => id === line.inventory_id);
  if (!part) throw repairRefusal('partNotInSet', language, { set: set.number });
  const substitute = substituteOf(line, part, language);
  return { ...columns, kind: 'listed', inventoryId: part.id, step: stepOf(line, part), substitute };
}

/** Refuses more pieces of a part than the set holds, counted over all lines of the part. */
function checkQuantities(lines: readonly WantedRepairLine[], inventory: readonly InventoryLine[], language: Language) {
  for (const part of inventory) {
    const own = lines.filter((line) => line.kind === 'listed' && line.inventoryId === part.id);
    if (particlesOf(own) > part.quantity)
      throw repairRefusal('quantityAboveSet', language, {
        limit: part.quantity,
        name: part.name,
        quantity: particlesOf(own),
      });
  }
}

/** The lines that a shopper sent, each with a new id; refused if the set does not hold them. */
export function readLines(
  shop: Shop,
  set: ShopSet,
  sent: readonly SentLine[],
  language: Language,
): WantedRepair['lines'] {
  if (sent.length === 0) throw repairRefusal('noLines', language);
  const inventory = inventoryOf(shop, set, language).lines;
  const lines = sent.map((line) => readLine(shop, line, { set, inventory, language }));
  checkQuantities(lines, inventory, language);
  return lines.map((line) => ({ ...line, id: nextId(shop.state) }));
}
