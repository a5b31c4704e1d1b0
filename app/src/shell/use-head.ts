import type { Category, Product } from '@shop/contracts';
import { LANGUAGES, type Language } from '@shop/contracts/language';
import { usePageHeadText } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesQuery, productQuery } from '../features/catalogue/catalogue.query.ts';
import { listQueryFrom } from '../features/catalogue/list-query.ts';
import { breadcrumbsOf } from '../features/catalogue/breadcrumbs.ts';
import { shopTime } from '../data/shop-clock.ts';
import { inLanguage, readPath } from '../language/language.ts';
import { paths, pathTo } from '../paths.ts';
import { canonicalOf, isPrivate } from './canonical.ts';
import { writeHead } from './write-head.ts';

const PRODUCT = new RegExp(`^${paths.product.replace(':id', '([^/]+)')}$`);

/**
 * Describes the page to search engines: its canonical address, its addresses in other languages, a description, and
 * structured data about the product and the breadcrumbs.
 */
export function useHead(companyDescription: string): void {
  const { pathname, search } = useLocation();
  const { language, path } = readPath(pathname);
  const text = usePageHeadText();
  const id = PRODUCT.exec(path)?.[1] ?? '';
  // Only reads what the page itself has fetched.
  const { data: productOfPage } = useQuery({ ...productQuery(id, language), enabled: false });
  const { data: categories = NO_CATEGORIES } = useQuery({ ...categoriesQuery(language), enabled: false });
  const product = id ? productOfPage : undefined;

  useEffect(() => {
    const query = new URLSearchParams(search);
    const canonical = canonicalOf(path, query);
    const isList = path === paths.parts || path === paths.search;
    const { category: categoryId, sub, query: searched } = listQueryFrom(query);
    const category = isList ? categories.find((one) => one.id === categoryId) : undefined;
    const subCategory = category?.children.find((one) => one.id === sub);

    const describe = () => {
      if (product) return product.part ? text.product(toDescribed(product)) : product.summary || product.name;
      if (category) return text.category((subCategory ?? category).name);
      return path === paths.search && searched ? text.search(searched) : companyDescription;
    };
    const breadcrumbs: { label: string; path: string }[] = [];
    if (product) {
      for (const { label, to } of breadcrumbsOf(categories, product)) breadcrumbs.push({ label, path: pathTo(to) });
      breadcrumbs.push({ label: product.name, path: canonical });
    }
    if (category) breadcrumbs.push({ label: category.name, path: pathTo({ name: 'parts', category: category.id }) });
    if (subCategory) breadcrumbs.push({ label: subCategory.name, path: canonical });

    const url = urlIn(canonical, language);
    const description = describe();
    const head = { canonical: url, alternates: alternatesOf(canonical), robots: robotsOf(path), description };
    writeHead({ ...head, jsonLd: [] });
    if (breadcrumbs.length === 0) return undefined;
    let isCurrent = true;
    // In a chunk of its own, with the contracts that it needs; without it a page has no structured data.
    import('../data/json-ld.ts').then(
      ({ breadcrumbsJsonLd, productJsonLd }) => {
        if (!isCurrent) return;
        const breadcrumbsLd = breadcrumbsJsonLd(
          breadcrumbs.map(({ label, path: to }) => ({ label, url: urlIn(to, language) })),
        );
        const { origin } = location;
        const jsonLd = product
          ? [productJsonLd(product, { url, description, origin, now: shopTime() }), breadcrumbsLd]
          : [breadcrumbsLd];
        writeHead({ ...head, jsonLd });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, search, language, product, categories, text, companyDescription]);
}

const NO_CATEGORIES: readonly Category[] = [];

const urlIn = (path: string, language: Language) => new URL(inLanguage(path, language), location.origin).href;

const alternatesOf = (canonical: string) => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, urlIn(canonical, language)])),
  'x-default': new URL(canonical, location.origin).href,
});

function robotsOf(path: string): string | undefined {
  if (isPrivate(path)) return 'noindex';
  return path === paths.search ? 'noindex, follow' : undefined;
}

const toDescribed = (product: Product) => ({
  name: product.name,
  number: product.part?.number ?? '',
  count: Math.max(1, product.offers.length),
  price: Math.min(product.price, ...product.offers.map(({ price }) => price)),
});
