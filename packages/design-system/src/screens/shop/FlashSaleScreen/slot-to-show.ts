import type { FlashSlot, FlashSlots } from '@shop/contracts';

/** The slot that a page of flash sales shows: the one of its address, else the shop's choice, else the day's last; none on a day without sales. */
export const slotToShow = ({ slots, current }: FlashSlots, asked?: string): FlashSlot | undefined =>
  slots.find(({ id }) => id === asked) ?? slots[current ?? slots.length - 1] ?? slots.at(-1);
