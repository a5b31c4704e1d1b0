/** A long list as rows of cards. Page numbers start at 1, row and part indexes at 0. */
export type RowShape = { length: number; pageSize: number; columns: number };

export const pageOf = (part: number, pageSize: number): number => Math.floor(part / pageSize) + 1;
export const pageCount = ({ length, pageSize }: Pick<RowShape, 'length' | 'pageSize'>): number =>
  Math.max(1, Math.ceil(length / pageSize));
export const rowCount = ({ length, columns }: Pick<RowShape, 'length' | 'columns'>): number =>
  Math.ceil(length / columns);

/** The row in which a page begins; for a page after the last one, the row of the last page. */
export function rowOfPage(page: number, { length, pageSize, columns }: RowShape): number {
  const within = Math.max(1, Math.min(page, pageCount({ length, pageSize })));
  return Math.floor(((within - 1) * pageSize) / columns);
}

/** The page that a row shows: if it shows two, the later one, because that one begins in it. */
export const pageOfRow = (row: number, { length, pageSize, columns }: RowShape): number =>
  pageOf(Math.max(0, Math.min((row + 1) * columns, length) - 1), pageSize);

/** The pages of these rows and, on each side, so many `more`. */
export function pagesAround(first: number, last: number, shape: RowShape, more: number): number[] {
  if (shape.length === 0) return [];
  const from = Math.max(1, pageOf(first * shape.columns, shape.pageSize) - more);
  const to = Math.min(pageCount(shape), pageOfRow(last, shape) + more);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
