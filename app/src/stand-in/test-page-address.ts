import { paths } from '../paths.ts';
import { allPages } from '../routes/all-pages.ts';

const pages = allPages();
type Pages = typeof pages;

/** A page of the route manifest. */
export type PageName = keyof Pages;

/** Messages of the page, of parts of it that load later, and of the error pages that any page may end in. */
export type MessageIdOf<Name extends PageName> =
  `${'core' | 'errors' | 'shop' | Pages[Name]['messages'][number]}.${string}`;

/** Which address of a page. Ids of the shop are written as `{productId}` and filled in by `fillAddress`. */
export type PageAddress<Name extends PageName> = {
  /** Another path than the first of the entry. */
  path?: Pages[Name] extends { paths: readonly (infer Path extends keyof typeof paths)[] } ? Path : never;
  /** What `:id` in the path is replaced with. */
  id?: string;
  query?: string;
  /** A whole address instead: one that the shop does not have, or one that redirects to the page. */
  at?: string;
};

/** The address of a page, without language prefix. */
export function addressOfPage<Name extends PageName>(
  name: Name,
  { path, id = '', query, at }: PageAddress<Name>,
): string {
  if (at) return at;
  const page = pages[name];
  if ('view' in page) return `${paths.upload}?view=${page.view}`;
  const [first] = 'paths' in page ? page.paths : [];
  const known = path ?? first;
  if (!known) throw new Error(`The page ${name} has no path: give the story an address with \`at\`.`);
  const pathname = paths[known].replace(':id', id);
  return query ? `${pathname}?${query}` : pathname;
}
