export { flashDetail, type FlashSale } from './flash-detail.contract.ts';
export type { FlashItem } from './flash-item.entity.ts';
export { flashList } from './flash-list.contract.ts';
export { flashSlots, type FlashSlot, type FlashSlots, type FlashState } from './flash-slots.contract.ts';
export { presaleList, type PresaleItem, type PresalePage } from './presale-list.contract.ts';
