import { createPersistedStore } from '../../session/persisted-store.ts';
import { readText } from '../../session/stored-values.ts';

/** The id of the recent list that is open in this tab, to restore it after a reload. */
export const useListInTab = createPersistedStore('openList', { id: '' }, readText('id'));
