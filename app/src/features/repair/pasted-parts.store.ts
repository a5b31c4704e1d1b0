import { createPersistedStore } from '../../session/persisted-store.ts';
import { isText, validEntries } from '../../session/stored-values.ts';

/** Pasted lists of parts by set number, as pasted. */
export const usePastedParts = createPersistedStore<Readonly<Record<string, string>>>('repairPasted', {}, (stored) =>
  validEntries(stored, isText),
);

export const savePastedParts = (setNumber: string, text: string): void =>
  usePastedParts.setState({ [setNumber]: text });
