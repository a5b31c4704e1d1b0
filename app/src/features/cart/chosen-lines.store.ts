import { createPersistedStore } from '../../session/persisted.ts';

const isId = (value: unknown): value is string => typeof value === 'string';

/** Lines the shopper deselected; all others are chosen, so that a new line is chosen by default. */
export const useDeselectedLines = createPersistedStore<{ ids: readonly string[] }>(
  'leftOut',
  { ids: [] },
  (persisted) => {
    const ids = (persisted as { ids?: unknown } | null)?.ids;
    return Array.isArray(ids) ? { ids: ids.filter(isId) } : undefined;
  },
);

export function choose(ids: readonly string[], isChosen: boolean): void {
  const others = useDeselectedLines.getState().ids.filter((id) => !ids.includes(id));
  useDeselectedLines.setState({ ids: isChosen ? others : [...others, ...ids] });
}
