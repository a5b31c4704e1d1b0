import type { PartCount } from '@shop/contracts';
import type { FileProblem } from '@shop/parts-list';
import { create } from 'zustand';

/** The list that the open list is compared with, until the page is closed. */
export type EarlierList = { id?: string; name: string; pairs: readonly PartCount[] };
type Compared = {
  earlier?: EarlierList;
  /** A chosen file that could not be read. */
  unread?: { name: string; problems: readonly FileProblem[] };
};

export const useEarlierList = create<Compared>(() => ({}));
