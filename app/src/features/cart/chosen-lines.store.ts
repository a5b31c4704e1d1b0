import { createKept } from '../../session/kept.ts';

const isId = (value: unknown): value is string => typeof value === 'string';

/** Lines the shopper took out of the next order; all others are chosen, so a new line is chosen by itself. */
export const useLeftOut = createKept<{ ids: readonly string[] }>('leftOut', { ids: [] }, (kept) => {
  const ids = (kept as { ids?: unknown } | null)?.ids;
  return Array.isArray(ids) ? { ids: ids.filter(isId) } : undefined;
});

export function choose(ids: readonly string[], isChosen: boolean): void {
  const others = useLeftOut.getState().ids.filter((id) => !ids.includes(id));
  useLeftOut.setState({ ids: isChosen ? others : [...others, ...ids] });
}
