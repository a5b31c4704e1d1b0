import { createPersistedStore } from '../../session/persisted-store.ts';
import { readText } from '../../session/stored-values.ts';

/** The text in the field for pasted lists. */
export const usePastedText = createPersistedStore('pastedList', { text: '' }, readText('text'));
