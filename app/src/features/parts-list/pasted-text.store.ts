import { createPersistedStore } from '../../session/persisted.ts';

/** The text in the field for pasted lists. */
export const usePastedText = createPersistedStore<{ text: string }>('pastedList', { text: '' }, (stored) =>
  typeof stored === 'object' && stored !== null && 'text' in stored && typeof stored.text === 'string'
    ? { text: stored.text }
    : undefined,
);
