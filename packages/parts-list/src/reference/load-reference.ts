import { openReference } from './open-reference.ts';
import type { Reference } from './reference.entity.ts';
import type { PartTables } from './tables.entity.ts';

/** Fetches the tables and opens them: those of parts and colours always, that of element ids (twice as large) only where a list or an export needs it. */
export async function loadReference({ elements = false }: { elements?: boolean } = {}): Promise<Reference> {
  const [parts, table] = await Promise.all([
    import('./tables/parts.json', { with: { type: 'json' } }),
    elements ? import('./tables/elements.json', { with: { type: 'json' } }) : undefined,
  ]);
  return openReference({ parts: parts.default as PartTables, ...(table ? { elements: table.default } : {}) });
}
