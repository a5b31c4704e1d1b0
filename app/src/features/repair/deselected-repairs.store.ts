import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** Requests of the repair cart that the shopper deselected; all others are chosen, so that a new one is by default. */
export const useDeselectedRepairs = createPersistedStore<{ ids: readonly string[] }>(
  'deselectedRepairs',
  { ids: [] },
  (stored) => (isRecord(stored) && Array.isArray(stored.ids) ? { ids: stored.ids.filter(isText) } : undefined),
);

export function chooseRepairs(ids: readonly string[], isChosen: boolean): void {
  const others = useDeselectedRepairs.getState().ids.filter((id) => !ids.includes(id));
  useDeselectedRepairs.setState({ ids: isChosen ? others : [...others, ...ids] });
}
