import { createPersistedStore } from '../../session/persisted.ts';

/** The order key with which these lines were last placed: after a lost response it shows whether there is an order. */
export const useLastAttempt = createPersistedStore<{ lines: string; orderKey: string }>(
  'lastAttempt',
  { lines: '', orderKey: '' },
  (persisted) => {
    const { lines, orderKey } = (persisted ?? {}) as { lines?: unknown; orderKey?: unknown };
    return typeof lines === 'string' && typeof orderKey === 'string' ? { lines, orderKey } : undefined;
  },
);
