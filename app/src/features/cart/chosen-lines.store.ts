import { create } from 'zustand';

/** Lines the shopper took out of the next order; all others are chosen, so a new line is chosen by itself. */
export const useLeftOut = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export function choose(ids: readonly string[], isChosen: boolean): void {
  const next = new Set(useLeftOut.getState().ids);
  for (const id of ids) {
    if (isChosen) next.delete(id);
    else next.add(id);
  }
  useLeftOut.setState({ ids: next });
}
