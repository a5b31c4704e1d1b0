import { createKept } from '../../session/kept.ts';

/** The order key under which these lines were sent last: where the answer was lost, it tells whether there is an order. */
export const usePlacing = createKept<{ lines: string; orderKey: string }>(
  'placing',
  { lines: '', orderKey: '' },
  (kept) => {
    const { lines, orderKey } = (kept ?? {}) as { lines?: unknown; orderKey?: unknown };
    return typeof lines === 'string' && typeof orderKey === 'string' ? { lines, orderKey } : undefined;
  },
);
