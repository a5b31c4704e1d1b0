import type { ListsDraft } from '@shop/design-system/screens/parts-list/SavedListsScreen/SavedListsScreen';
import { MAX_TIMES } from '@shop/design-system/screens/parts-list/SavedListsScreen/combine.ts';
import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText, validEntries } from '../../session/stored-values.ts';

const isTimes = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX_TIMES;

/** What was entered on the page of saved lists and not sent, persisted in case the shopper has to sign in meanwhile. */
export const useListsDraft = createPersistedStore<ListsDraft>(
  'listsDraft',
  { names: {}, chosen: [], times: 2 },
  (stored) =>
    isRecord(stored) && Array.isArray(stored.chosen) && isTimes(stored.times)
      ? { names: validEntries(stored.names, isText), chosen: stored.chosen.filter(isText), times: stored.times }
      : undefined,
);

/** The lists were combined. */
export const clearSelection = (): void => useListsDraft.setState({ chosen: [], times: 2 });
export const saveListsDraft = (draft: ListsDraft): void => useListsDraft.setState(draft);
