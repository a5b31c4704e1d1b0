import type { InventoryColour, InventoryLine, Language, RepairInventory, RepairSet, Substitute } from '@shop/contracts';
import type { ShopColour } from '../../catalogue-data/catalogue.entity.ts';
import type { Shop } from '../../core/shop.ts';
import { partPicture, pictureOf } from '../../goods/describe-goods.ts';
import { categoryPath, offersOf, stockOf, type ShopOffer } from '../../goods/goods.ts';
import { signatureParts } from './choose-moulds.ts';
import { restockDaysOf } from './restock.ts';
import { partsOf, type UsedPart } from './set-parts.ts';
import type { ShopSet } from './sets.ts';
import { similarOffers } from './similar-colours.ts';

/** How many parts represent a set. */
const PICTURES = 4;

const colourOf = ({ id, names, hex }: ShopColour, language: Language): InventoryColour => ({
  id: String(id),
  name: names[language],
  hex,
});

/** A set as lists show it. */
export const describeSet = (shop: Shop, set: ShopSet, language: Language): RepairSet => ({
  number: set.number,
  name: set.names[language],
  pictures: signatureParts(shop.catalogue, set)
    .slice(0, PICTURES)
    .map(({ mould, colour }) => partPicture(mould, colour)),
  pieces: set.pieces,
  bags: set.bags,
  steps: set.steps,
});

const substituteOf = (shop: Shop, offer: ShopOffer, language: Language): Substitute => ({
  uniqueId: offer.uniqueId,
  colour: colourOf(offer.colour, language),
  picture: pictureOf(shop, offer),
  stock: stockOf(shop, offer),
});

/** What the shop offers for a part; it is out of stock while the shop does not sell the mould. */
function lineOf(shop: Shop, part: UsedPart, language: Language): InventoryLine[] {
  const { mould, colour } = part;
  const offers = offersOf(shop, mould);
  const offer = offers.find((known) => known.colour.id === colour.id);
  if (!offer) return [];
  const stock = stockOf(shop, offer);
  const isOut = stock === 0;
  return [
    {
      id: part.id,
      productId: mould.id,
      uniqueId: offer.uniqueId,
      name: mould.names[language],
      partNumber: mould.number,
      shopNumber: mould.gds ?? '',
      colour: colourOf(colour, language),
      picture: pictureOf(shop, offer),
      category: categoryPath(shop, mould.category)[0]?.names[language] ?? '',
      quantity: part.quantity,
      spare: part.spare,
      price: offer.priceFen,
      stock,
      restockDays: isOut ? restockDaysOf(offer) : undefined,
      uses: part.uses,
      substitutes: isOut ? similarOffers(shop, offer, offers).map((one) => substituteOf(shop, one, language)) : [],
    },
  ];
}

/** The parts of a set, with the current prices and stock. */
export const inventoryOf = (shop: Shop, set: ShopSet, language: Language): RepairInventory => ({
  set: describeSet(shop, set, language),
  lines: partsOf(shop.catalogue, set).flatMap((part) => lineOf(shop, part, language)),
});
