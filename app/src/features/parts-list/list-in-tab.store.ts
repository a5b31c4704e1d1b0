import { createPersistedStore } from '../../session/persisted.ts';

/** The id of the recent list that is open in this tab, to restore it after a reload. */
export const useListInTab = createPersistedStore<{ id: string }>('openList', { id: '' }, (stored) =>
  typeof stored === 'object' && stored !== null && 'id' in stored && typeof stored.id === 'string'
    ? { id: stored.id }
    : undefined,
);
