import type { PartCount } from '@shop/contracts';
import type { Trouble } from '@shop/parts-list';
import { create } from 'zustand';

/** The list that the one at hand is compared with, as long as the page lives. */
export type EarlierList = { id?: string; name: string; pairs: readonly PartCount[] };
type Compared = {
  earlier?: EarlierList;
  /** A file that was chosen and could not be read. */ unread?: { name: string; troubles: readonly Trouble[] };
};

export const useEarlierList = create<Compared>(() => ({}));
