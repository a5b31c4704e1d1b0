import { openReference } from './open-reference.ts';
import type { Reference } from './reference.entity.ts';
import type { PartTables } from './tables.entity.ts';

/**
 * Loads the tables and opens them: always those of parts and colours; the table of element ids, twice as large, on
 * request.
 */
export async function loadReference({ elements = false }: { elements?: boolean } = {}): Promise<Reference> {
  const [parts, table] = await Promise.all([
    import('./tables/parts.json', { with: { type: 'json' } }),
    elements ? import('./tables/elements.json', { with: { type: 'json' } }) : undefined,
  ]);
  return openReference({ parts: parts.default as PartTables, elements: table?.default });
}
