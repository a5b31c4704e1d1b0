import type { CompiledMessages } from './compiled-messages.ts';

/** The loaders of all areas; `load-messages.ts` itself has those of the pages on which most visits begin. */
export const loaders = import.meta.glob<CompiledMessages>('./*/*.json', { import: 'default' });
