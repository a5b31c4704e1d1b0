import { createKept } from '../../session/kept.ts';

/** Which of the lists that this browser keeps is open in this tab, to go on after a reload. */
export const useListInTab = createKept<{ id: string }>('openList', { id: '' }, (kept) =>
  typeof kept === 'object' && kept !== null && 'id' in kept && typeof kept.id === 'string'
    ? { id: kept.id }
    : undefined,
);
