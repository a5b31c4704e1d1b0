import { publicPaths } from '../../app/src/prerender/public-pages.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';

/** How long a sitemap is sent again before the shop's products are listed anew. */
const MAX_AGE_MS = 600_000;
/** Names of the files that search engines ask for. */
export const SEARCH_FILE = /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/;

/** A source of these files by their path; undefined for one that does not exist. */
export type SearchFiles = (pathname: string) => Promise<string | undefined>;

type Options = {
  origin: () => string;
  /** Lists the canonical paths of categories and products. */
  listPaths: () => Promise<readonly string[]>;
  now?: () => number;
};

/** Makes the sitemap from what the shop lists when it is first asked for. */
export function searchFiles({ origin, listPaths, now = Date.now }: Options): SearchFiles {
  let made: { since: number; files: Promise<ReadonlyMap<string, string>> } | undefined;
  const make = async () => {
    const listed = [...publicPaths, ...(await listPaths())];
    return new Map([...sitemapFiles(listed, origin())].map(({ name, xml }) => [`/${name}`, xml]));
  };
  return async (pathname) => {
    if (pathname === '/robots.txt') return robotsText(origin());
    if (!made || now() - made.since > MAX_AGE_MS) {
      const files = make();
      made = { since: now(), files };
      files.catch(() => (made = undefined));
    }
    return (await made.files).get(pathname);
  };
}
