import { createPersistedStore } from '../../session/persisted-store.ts';
import { isRecord, isText } from '../../session/stored-values.ts';

/** The order key with which these lines were last placed: after a lost response it shows whether there is an order. */
export const useLastAttempt = createPersistedStore('lastAttempt', { lines: '', orderKey: '' }, (stored) =>
  isRecord(stored) && isText(stored.lines) && isText(stored.orderKey)
    ? { lines: stored.lines, orderKey: stored.orderKey }
    : undefined,
);
