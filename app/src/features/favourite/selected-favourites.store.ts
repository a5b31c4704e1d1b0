import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** Product ids of the favourites that the shopper selected; they survive a reload and signing in again. */
export const useSelectedFavourites = createPersistedStore<{ ids: readonly string[] }>(
  'selectedFavourites',
  { ids: [] },
  (stored) => (isRecord(stored) && Array.isArray(stored.ids) ? { ids: stored.ids.filter(isText) } : undefined),
);

export function selectFavourites(ids: readonly string[], isSelected: boolean): void {
  const others = useSelectedFavourites.getState().ids.filter((id) => !ids.includes(id));
  useSelectedFavourites.setState({ ids: isSelected ? [...others, ...ids] : others });
}
