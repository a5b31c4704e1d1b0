import { usePageHeadText } from '@shop/design-system/page-head';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesQuery, productQuery } from '../features/catalogue/catalogue.query.ts';
import { wishFrom } from '../features/catalogue/list-wish.ts';
import { trailTo } from '../features/catalogue/trail.ts';
import { inLanguage, readPath } from '../language/language.ts';
import { paths, pathTo } from '../paths.ts';
import { canonicalOf, isPrivate } from './canonical.ts';
import { writeHead } from './write-head.ts';

const PRODUCT = new RegExp(`^${paths.product.replace(':id', '([^/]+)')}$`);

/** Tells machines what the page is: its one address, the same page in other languages, a description, product and breadcrumbs. */
export function useHead(companyDescription: string): void {
  const { pathname, search } = useLocation();
  const { language, path } = readPath(pathname);
  const words = usePageHeadText();
  const id = PRODUCT.exec(path)?.[1] ?? '';
  // Only what the page itself asked for is read: a page without a product asks for none here.
  const { data: product } = useQuery({ ...productQuery(id, language), enabled: false });
  const { data: categories } = useQuery({ ...categoriesQuery(language), enabled: false });

  useEffect(() => {
    const query = new URLSearchParams(search);
    const canonical = canonicalOf(path, query);
    const at = (to: string) => new URL(inLanguage(to, language), location.origin).href;
    const wish = wishFrom(query);
    const isList = path === paths.parts || path === paths.search;
    const known = id ? product : undefined;
    const trail = known ? trailTo(categories ?? [], known) : [];
    const top = isList ? categories?.find((one) => one.id === wish.category) : undefined;
    const category = top?.children.find((one) => one.id === wish.sub) ?? top;
    const description = known
      ? words.product({
          name: known.name,
          number: known.part?.number ?? '',
          count: Math.max(1, known.offers.length),
          price: Math.min(known.price, ...known.offers.map(({ price }) => price)),
        })
      : category
        ? words.category(category.name)
        : path === paths.search && wish.query
          ? words.search(wish.query)
          : companyDescription;
    const crumbs = [
      ...trail.map(({ label, to }) => ({ label, url: at(pathTo(to)) })),
      ...(known ? [{ label: known.name, url: at(canonical) }] : []),
      ...(top ? [{ label: top.name, url: at(pathTo({ name: 'parts', category: top.id })) }] : []),
      ...(category && category !== top ? [{ label: category.name, url: at(canonical) }] : []),
    ];
    const head = {
      canonical: at(canonical),
      alternates: Object.fromEntries([
        ...(['zh-Hans', 'zh-Hant', 'en'] as const).map((to) => [
          to,
          new URL(inLanguage(canonical, to), location.origin).href,
        ]),
        ['x-default', new URL(canonical, location.origin).href],
      ]),
      ...(isPrivate(path) ? { robots: 'noindex' } : path === paths.search ? { robots: 'noindex, follow' } : {}),
      description,
    };
    writeHead({ ...head, things: [] });
    if (crumbs.length === 0) return undefined;
    let isGone = false;
    // Its way of writing money and pictures comes with the contracts; a page without them has nothing to tell either.
    import('../data/json-ld.ts').then(
      ({ breadcrumbLd, productLd }) => {
        const thing = known && productLd(known, { url: at(canonical), description, origin: location.origin });
        if (!isGone) writeHead({ ...head, things: [...(thing ? [thing] : []), breadcrumbLd(crumbs)] });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [path, search, language, id, product, categories, words, companyDescription]);
}
