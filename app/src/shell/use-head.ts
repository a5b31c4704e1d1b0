import type { Category } from '@shop/contracts';
import { usePageHeadText } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesQuery, productQuery } from '../features/catalogue/catalogue.query.ts';
import { shopTime } from '../data/shop-clock.ts';
import { readPath } from '../language/language.ts';
import { paths } from '../paths.ts';
import { hasHeadOfServer } from './head-of-server.ts';
import type { DescribedPage } from './page-head.ts';

const PRODUCT = new RegExp(`^${paths.product.replace(':id', '([^/]+)')}$`);
const NO_CATEGORIES: readonly Category[] = [];

/** Receives what each rendered page is described by, for a server, where no effect writes it. */
export const PageReceiver = createContext<((page: DescribedPage) => void) | undefined>(undefined);

/** Describes the page to search engines (`page-head.ts`), with structured data about the product and the breadcrumbs. */
export function useHead(companyDescription: string): void {
  const { pathname, search } = useLocation();
  const { language, path } = readPath(pathname);
  const text = usePageHeadText();
  const id = PRODUCT.exec(path)?.[1] ?? '';
  // Only reads what the page itself has fetched.
  const { data: productOfPage } = useQuery({ ...productQuery(id, language), enabled: false });
  const { data: categories = NO_CATEGORIES } = useQuery({ ...categoriesQuery(language), enabled: false });
  const product = id ? productOfPage : undefined;
  const page = useMemo(
    () => ({ path, search, language, product, categories, text, companyDescription }),
    [path, search, language, product, categories, text, companyDescription],
  );
  useContext(PageReceiver)?.(page);

  useEffect(() => {
    if (hasHeadOfServer()) return undefined;
    let isCurrent = true;
    // Without this code a page is shown all the same.
    describe(page, () => isCurrent).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [page]);
}

/** Writes the head of a page, then its structured data, whose code has the contracts that it needs. */
async function describe(page: DescribedPage, isCurrent: () => boolean): Promise<void> {
  const [{ pageHead }, { writeHead }] = await Promise.all([import('./page-head.ts'), import('./write-head.ts')]);
  const head = pageHead(page);
  if (isCurrent()) writeHead({ ...head, jsonLd: [] });
  if (head.breadcrumbs.length === 0) return;
  const { jsonLdOf } = await import('../data/json-ld.ts');
  if (isCurrent()) writeHead({ ...head, jsonLd: jsonLdOf(head, shopTime()) });
}
