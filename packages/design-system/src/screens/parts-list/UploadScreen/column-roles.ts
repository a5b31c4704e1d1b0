import type { ColumnMapping, ColumnQuestion } from '@shop/parts-list';

/** What a column may hold. */
export const ROLES = ['part', 'colour', 'quantity', 'element', 'spare'] as const;
export type ColumnRole = (typeof ROLES)[number];

export const roleOf = (mapping: ColumnMapping, column: number): ColumnRole | undefined =>
  ROLES.find((role) => mapping[role] === column);

/** Gives a column a role, or none. A role has one column, so its previous column loses it. */
export function assign(
  { hasHeader, ...mapping }: ColumnMapping,
  column: number,
  role: ColumnRole | undefined,
): ColumnMapping {
  const others = ROLES.filter((other) => other !== role && mapping[other] !== undefined && mapping[other] !== column);
  return {
    hasHeader,
    ...Object.fromEntries(others.map((other) => [other, mapping[other]])),
    ...(role ? { [role]: column } : {}),
  };
}

/** Whether a list can be read with a mapping: it needs a part or an element id. */
export const isReadable = (mapping: ColumnMapping): boolean =>
  mapping.part !== undefined || mapping.element !== undefined;

/** The missing columns, most important first. An element id includes part and colour. */
export const missingIn = (mapping: ColumnMapping): readonly ('part' | 'colour' | 'quantity')[] =>
  (['part', 'colour', 'quantity'] as const).filter(
    (role) => mapping[role] === undefined && (role === 'quantity' || mapping.element === undefined),
  );

export type PreviewLine = { part: string; colour: string; quantity: string };

/** A preview of the first lines. */
export function previewOf(
  { rows }: Pick<ColumnQuestion, 'rows'>,
  mapping: ColumnMapping,
  limit = 3,
): readonly PreviewLine[] {
  const cell = (row: readonly string[], column: number | undefined) =>
    column === undefined ? '' : (row[column] ?? '').trim();
  return rows
    .slice(mapping.hasHeader ? 1 : 0)
    .map((row) => ({
      part: cell(row, mapping.part) || cell(row, mapping.element),
      colour: cell(row, mapping.colour),
      quantity: cell(row, mapping.quantity),
    }))
    .filter(({ part }) => part)
    .slice(0, limit);
}
