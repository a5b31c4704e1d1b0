import type { MatchedProduct } from '@shop/contracts';
import type { SourceFile } from '../formats/list.entity.ts';
import { readListFile } from '../formats/read-file.ts';
import { loadReference } from '../reference/load-reference.ts';
import type { Reference } from '../reference/reference.entity.ts';
import type { RowView } from '../resolve/resolved.entity.ts';
import { matchAll, testShop } from '../resolve/test-shop.ts';
import { openListSession, type CoreListSession, type ListSessionOptions } from './open-list-session.ts';

let loading: Promise<Reference> | undefined;
/** The reference with the tables that are shipped. */
export const realReference = (): Promise<Reference> => (loading ??= loadReference());

export const file = (name: string, text: string): SourceFile => ({ name, bytes: new TextEncoder().encode(text) });
export const ALL: RowView = { search: '', sort: 'file' };
export const rowsOf = (session: CoreListSession, view: Partial<RowView> = {}) =>
  session.rows({ ...ALL, ...view }, 0, Infinity).rows;

/** A list session that has read files and has all matches of a shop. */
export async function listSessionWith(
  files: readonly SourceFile[],
  products: readonly MatchedProduct[] = [],
  options: Omit<ListSessionOptions, 'read'> = {},
) {
  const session = openListSession(await realReference(), { read: readListFile, ...options });
  const reading = session.read(files);
  const shop = testShop(products);
  matchAll(session, shop);
  return { session, reading, shop };
}
