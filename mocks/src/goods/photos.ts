import type { Picture } from '@shop/contracts';
import type { Mould } from '../catalogue-data/catalogue.entity.ts';
import type { Shop } from '../core/shop.ts';
import { categoryPath } from './goods.ts';

/** Where servers of the family store the pictures that the owner of a shop uploads. */
export const PHOTO_FOLDER = '/uploads/attach/2026/11/';

export const PHOTO_NAMES = ['bricks', 'plates', 'tiles', 'slopes', 'figures', 'loose'] as const;
type PhotoName = (typeof PHOTO_NAMES)[number];

/** The subject of the photos, by top category; other goods are shown loose. */
const SUBJECTS: Readonly<Record<string, PhotoName>> = {
  '1': 'bricks',
  '8': 'bricks',
  '9': 'bricks',
  '2': 'plates',
  '12': 'plates',
  '3': 'tiles',
  '6': 'tiles',
  '4': 'slopes',
  '5': 'slopes',
  '7': 'slopes',
  '13': 'figures',
  '14': 'figures',
};

const photo = (name: PhotoName): Picture => ({ kind: 'photo', url: `${PHOTO_FOLDER}${name}.jpg` });

/** The photo of a product, and the one of it as a pack. */
export function photosOf(shop: Shop, mould: Mould): { single: Picture; pack: Picture } {
  const top = categoryPath(shop, mould.category)[0]?.id ?? '';
  return { single: photo(SUBJECTS[top] ?? 'loose'), pack: photo('loose') };
}
