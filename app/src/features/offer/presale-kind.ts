import type { PresaleKind } from '@shop/design-system';

const KINDS: readonly PresaleKind[] = ['all', 'before', 'running', 'over'];

/** Which presales an address shows; all where it names none that there is. */
export const presaleKindFrom = (search: URLSearchParams): PresaleKind =>
  KINDS.find((kind) => kind === search.get('state')) ?? 'all';
