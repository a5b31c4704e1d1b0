import type { ColourCodes, PartNumbers } from '@shop/contracts';
import type { Mould, ShopColour } from './catalogue.entity.ts';
import { elementsOf } from './elements.ts';
import { bricklinkNumbers, ldrawNumbers } from './numbers-elsewhere.ts';

/** A mould's numbers in every system that is known to have it. What belongs to none of them is an old or a related mould's. */
export function partNumbers(mould: Mould): PartNumbers {
  const systems = {
    gds: mould.gds ? [mould.gds] : [],
    lego: elementsOf(mould).designs,
    rebrickable: [mould.number],
    bricklink: bricklinkNumbers(mould),
    ldraw: ldrawNumbers(mould),
  };
  const said = new Set(Object.values(systems).flat());
  const all = { ...systems, other: mould.aliases.filter((alias) => !said.has(alias)) };
  return Object.fromEntries(Object.entries(all).filter(([, numbers]) => numbers.length > 0));
}

/** A colour's number in every system; all of them know the shop's colours but Gobricks. */
export const colourCodes = ({ id, codes }: ShopColour): ColourCodes => ({
  ...(codes.gds ? { gds: codes.gds } : {}),
  rebrickable: String(id),
  bricklink: String(codes.bricklink),
  ldraw: String(codes.ldraw),
  lego: String(codes.lego),
});
