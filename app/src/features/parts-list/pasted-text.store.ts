import { createKept } from '../../session/kept.ts';

/** What stands in the box for pasted lists and was not read yet. */
export const usePastedText = createKept<{ text: string }>('pastedList', { text: '' }, (kept) =>
  typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
    ? { text: kept.text }
    : undefined,
);
