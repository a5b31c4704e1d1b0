import { readPath } from '../../app/src/language/language.ts';
import type { routes } from '../../app/src/routes/manifest.ts';
import { routeNameAt } from '../../app/src/routes/has-page.ts';
import { closure, entryOf, keyOf, type Manifest } from '../build-manifest.ts';
import type { PageFiles } from './write-document.ts';

/** Sources that a page imports dynamically and shows at first, besides its route. */
const SHOWN_AT_FIRST: Readonly<Partial<Record<keyof typeof routes, readonly string[]>>> = {
  'flash-product': ['/PromotionStrip.tsx'],
  'presale-product': ['/PromotionStrip.tsx'],
  'sign-in': ['/LoginHeader.tsx'],
  upload: ['/upload-start.route.tsx'],
};

/** Sources of the page at a path without language prefix. */
function sourcesOf(path: string): readonly string[] {
  const name = routeNameAt(path);
  return name ? [`/${name}.route.tsx`, ...(SHOWN_AT_FIRST[name] ?? [])] : ['/not-found.route.tsx'];
}

/**
 * The style sheets that the page at an address needs besides those of index.html, and its scripts in the order in which
 * they are wanted, the entry first. `areas`: the messages that it shows.
 */
export function pageFiles(manifest: Manifest, address: string, areas: readonly string[]): PageFiles {
  const { language, path } = readPath(address.replace(/\?.*/, ''));
  const entry = entryOf(manifest);
  const own = [
    ...sourcesOf(path).map((ending) => keyOf(manifest, ending)),
    ...areas.map((area) => keyOf(manifest, `/messages/${language}/${area}.json`)),
  ];
  const keys = [entry, ...closure(manifest, [entry]), ...closure(manifest, own)];
  const shared = new Set([...closure(manifest, [entry])].flatMap((key) => manifest[key]?.css ?? []));
  // What a file imports comes before it, so that it can override it.
  const styles = [...closure(manifest, own)].toReversed().flatMap((key) => manifest[key]?.css ?? []);
  return {
    styles: [...new Set(styles)].filter((file) => !shared.has(file)).map((file) => `/${file}`),
    scripts: [...new Set(keys.map((key) => `/${manifest[key]?.file ?? ''}`))],
  };
}
