import type { FlashSlot, FlashSlots } from '@shop/contracts';

/**
 * The slot that the page shows: the one named in the URL, else the server's current one, else the last of the day;
 * undefined on a day without sales.
 */
export const slotToShow = ({ slots, current }: FlashSlots, requestedId?: string): FlashSlot | undefined =>
  slots.find(({ id }) => id === requestedId) ?? slots[current ?? slots.length - 1] ?? slots.at(-1);
