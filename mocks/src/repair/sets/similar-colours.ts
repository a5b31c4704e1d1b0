import { stockOf, type ShopOffer } from '../../goods/goods.ts';
import type { Shop } from '../../core/shop.ts';

/** The most similar colours that are offered. */
const MAX_OFFERED = 3;
/** The largest difference in CIELAB (ΔE 1976) at which a colour is still similar. */
const MAX_DIFFERENCE = 30;

type Lab = readonly [lightness: number, redGreen: number, yellowBlue: number];
/** Of light that is white in sRGB (D65). */
const WHITE = [0.95047, 1, 1.08883] as const;

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const curve = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);

/** A colour of six hex digits in CIELAB, in which distances are about the differences that one sees. */
function labOf(hex: string): Lab {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = [channel(0), channel(2), channel(4)];
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE[0]);
  const y = curve((0.2126 * red + 0.7152 * green + 0.0722 * blue) / WHITE[1]);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How different two colours look: 0 for the same, about 100 for black and white. */
export function colourDifference(hex: string, other: string): number {
  const [a, b] = [labOf(hex), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The offers of the same mould in similar colours with the same finish that are in stock, the most similar first. */
export function similarOffers(shop: Shop, offer: ShopOffer, offers: readonly ShopOffer[]): readonly ShopOffer[] {
  return offers
    .filter(({ uniqueId, colour }) => uniqueId !== offer.uniqueId && colour.finish === offer.colour.finish)
    .map((other) => ({ other, difference: colourDifference(offer.colour.hex, other.colour.hex) }))
    .filter(({ other, difference }) => difference <= MAX_DIFFERENCE && stockOf(shop, other) > 0)
    .toSorted((a, b) => a.difference - b.difference)
    .slice(0, MAX_OFFERED)
    .map(({ other }) => other);
}
