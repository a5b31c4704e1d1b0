import type { PresaleKind } from '@shop/design-system';

const KINDS: readonly PresaleKind[] = ['all', 'before', 'running', 'over'];

/** The kind of presales in the URL; `all` if it is missing or unknown. */
export const presaleKindFrom = (search: URLSearchParams): PresaleKind =>
  KINDS.find((kind) => kind === search.get('state')) ?? 'all';
