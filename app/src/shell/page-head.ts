import type { Category, Product } from '@shop/contracts';
import { LANGUAGES, type Language } from '@shop/contracts/language';
import type { usePageHeadText } from '@shop/design-system';
import { requestPage } from '../data/request-page.ts';
import { breadcrumbsOf } from '../features/catalogue/breadcrumbs.ts';
import { listQueryFrom } from '../features/catalogue/list-query.ts';
import { inLanguage } from '../language/language.ts';
import { paths, pathTo } from '../paths.ts';
import { canonicalOf, isPrivate } from './canonical.ts';
import type { Head } from './write-head.ts';

/** The head of a page, and what its structured data (`data/json-ld.ts`) is made of. */
export type PageHead = Omit<Head, 'jsonLd'> & {
  product: Product | undefined;
  breadcrumbs: readonly { label: string; url: string }[];
};

/** What the head of a page is made of. */
export type DescribedPage = {
  /** Without language prefix. */
  path: string;
  search: string;
  language: Language;
  product: Product | undefined;
  categories: readonly Category[];
  text: ReturnType<typeof usePageHeadText>;
  companyDescription: string;
};

/**
 * Describes a page to search engines: its canonical address, its addresses in other languages, a description, and its
 * breadcrumbs. Addresses are absolute.
 */
export function pageHead({
  path,
  search,
  language,
  product,
  categories,
  text,
  companyDescription,
}: DescribedPage): PageHead {
  const query = new URLSearchParams(search);
  const canonical = canonicalOf(path, query);
  const isList = path === paths.parts || path === paths.search;
  const { category: categoryId, sub, query: searched } = listQueryFrom(query);
  const category = isList ? categories.find((one) => one.id === categoryId) : undefined;
  const subCategory = category?.children.find((one) => one.id === sub);

  const describe = () => {
    if (product) return product.part ? text.product(toDescribed(product)) : product.summary || product.name;
    if (category) return text.category((subCategory ?? category).name);
    return path === paths.search && searched ? text.search(searched) : companyDescription || text.shop;
  };
  const breadcrumbs: { label: string; path: string }[] = [];
  if (product) {
    for (const { label, to } of breadcrumbsOf(categories, product)) breadcrumbs.push({ label, path: pathTo(to) });
    breadcrumbs.push({ label: product.name, path: canonical });
  }
  if (category) breadcrumbs.push({ label: category.name, path: pathTo({ name: 'parts', category: category.id }) });
  if (subCategory) breadcrumbs.push({ label: subCategory.name, path: canonical });

  return {
    canonical: urlIn(canonical, language),
    alternates: alternatesOf(canonical),
    robots: robotsOf(path),
    description: describe(),
    product,
    breadcrumbs: breadcrumbs.map(({ label, path: to }) => ({ label, url: urlIn(to, language) })),
  };
}

/** The absolute address of a path in a language. */
const urlIn = (path: string, language: Language): string =>
  new URL(inLanguage(path, language), requestPage.current.origin).href;

/** The absolute addresses of a path by language tag, as in hreflang, including `x-default`. */
const alternatesOf = (path: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(LANGUAGES.map((language) => [language, urlIn(path, language)])),
  'x-default': new URL(path, requestPage.current.origin).href,
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
