import type { ColourCodes, PartNumbers } from '@shop/contracts';
import type { Mould, ShopColour } from './catalogue.entity.ts';
import { elementsOf } from './elements.ts';
import { bricklinkNumbers, ldrawNumbers } from './other-systems.ts';

/** A mould's numbers by system. Numbers of no system, such as those of older moulds, are in `other`. */
export function partNumbers(mould: Mould): PartNumbers {
  const systems = {
    gds: mould.gds ? [mould.gds] : [],
    lego: elementsOf(mould).designs,
    rebrickable: [mould.number],
    bricklink: bricklinkNumbers(mould),
    ldraw: ldrawNumbers(mould),
  };
  const listed = new Set(Object.values(systems).flat());
  const all = { ...systems, other: mould.aliases.filter((alias) => !listed.has(alias)) };
  return Object.fromEntries(Object.entries(all).filter(([, numbers]) => numbers.length > 0));
}

/** A colour's number by system. All systems have all colours of the shop, except Gobricks. */
export const colourCodes = ({ id, codes }: ShopColour): ColourCodes => ({
  // A record of codes has no key for a system that lacks the colour.
  ...(codes.gds ? { gds: codes.gds } : {}),
  rebrickable: String(id),
  bricklink: String(codes.bricklink),
  ldraw: String(codes.ldraw),
  lego: String(codes.lego),
});
