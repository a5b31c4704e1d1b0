import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** Lines the shopper deselected; all others are chosen, so that a new line is chosen by default. */
export const useDeselectedLines = createPersistedStore<{ ids: readonly string[] }>('leftOut', { ids: [] }, (stored) =>
  isRecord(stored) && Array.isArray(stored.ids) ? { ids: stored.ids.filter(isText) } : undefined,
);

export function choose(ids: readonly string[], isChosen: boolean): void {
  const others = useDeselectedLines.getState().ids.filter((id) => !ids.includes(id));
  useDeselectedLines.setState({ ids: isChosen ? others : [...others, ...ids] });
}
