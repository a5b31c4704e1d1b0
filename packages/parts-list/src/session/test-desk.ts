import type { MatchedProduct } from '@shop/contracts';
import type { SourceFile } from '../formats/list.entity.ts';
import { readListFile } from '../formats/read-file.ts';
import { loadReference } from '../reference/load-reference.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { RowView } from '../settle/settled.entity.ts';
import { askAll, shopOf } from '../settle/test-shop.ts';
import { openDesk, type DeskOptions, type BareDesk } from './open-desk.ts';

let loading: Promise<Reference> | undefined;
/** The tables as they are shipped. */
export const realReference = (): Promise<Reference> => (loading ??= loadReference());

export const file = (name: string, text: string): SourceFile => ({ name, bytes: new TextEncoder().encode(text) });
export const ALL: RowView = { search: '', sort: 'file' };
export const rowsOf = (desk: BareDesk, view: Partial<RowView> = {}) => desk.rows({ ...ALL, ...view }, 0, Infinity).rows;

/** A desk with files read and the shop asked about all of it. */
export async function deskWith(
  files: readonly SourceFile[],
  products: readonly MatchedProduct[] = [],
  options: Omit<DeskOptions, 'read'> = {},
) {
  const desk = openDesk(await realReference(), { read: readListFile, ...options });
  const reading = desk.read(files);
  const shop = shopOf(products);
  askAll(desk, shop);
  return { desk, reading, shop };
}
