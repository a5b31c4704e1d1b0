export { favouriteAdd } from './favourite-add.contract.ts';
export { favouriteAll } from './favourite-all.contract.ts';
export { favouriteDel } from './favourite-del.contract.ts';
export { favouriteList, type FavouritePage } from './favourite-list.contract.ts';
export type { Favourite } from './favourite.entity.ts';
