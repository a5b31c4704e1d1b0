export { cartAddBatch, MAX_BATCH_LINES, type BatchReason, type BatchResult } from './cart-add-batch.contract.ts';
export { cartAdd } from './cart-add.contract.ts';
export { cartCount } from './cart-count.contract.ts';
export { cartDel } from './cart-del.contract.ts';
export { cartLine, type CartLine } from './cart-line.entity.ts';
export { cartList, type Cart } from './cart-list.contract.ts';
export { cartNum } from './cart-num.contract.ts';
