import type { ColumnMapping, ColumnQuestion } from '@shop/parts-list';

/** What a column may hold. */
export const ROLES = ['part', 'colour', 'quantity', 'element', 'spare'] as const;
export type ColumnRole = (typeof ROLES)[number];

export const roleOf = (mapping: ColumnMapping, column: number): ColumnRole | undefined =>
  ROLES.find((role) => mapping[role] === column);

/** Gives a column a role, or none. A column has one role and a role one column: whoever had it before loses it. */
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

/** Whether a list can be read so: without a part or an element id nothing can be looked up. */
export const isReadable = (mapping: ColumnMapping): boolean =>
  mapping.part !== undefined || mapping.element !== undefined;

/** What is not told yet, in the order of its weight. An element id stands for part and colour. */
export const missingIn = (mapping: ColumnMapping): readonly ('part' | 'colour' | 'quantity')[] =>
  (['part', 'colour', 'quantity'] as const).filter(
    (role) => mapping[role] === undefined && (role === 'quantity' || mapping.element === undefined),
  );

export type PreviewLine = { part: string; colour: string; quantity: string };

/** The first lines as they would be read. */
export function previewOf(
  { rows }: Pick<ColumnQuestion, 'rows'>,
  mapping: ColumnMapping,
  most = 3,
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
    .slice(0, most);
}
