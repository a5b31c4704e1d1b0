import type { Category } from '@shop/contracts';
import { usePageHeadText } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { categoriesQuery, productQuery } from '../features/catalogue/catalogue.query.ts';
import { shopTime } from '../data/shop-clock.ts';
import { readPath } from '../language/language.ts';
import { paths } from '../paths.ts';
import { pageHead, type PageHead } from './page-head.ts';
import { hasHeadOfServer, writeHead } from './write-head.ts';

const PRODUCT = new RegExp(`^${paths.product.replace(':id', '([^/]+)')}$`);
const NO_CATEGORIES: readonly Category[] = [];

/** Receives the head of each rendered page, for a server, where no effect writes it. */
export const HeadReceiver = createContext<((head: PageHead) => void) | undefined>(undefined);

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
  const head = useMemo(
    () => pageHead({ path, search, language, product, categories, text, companyDescription }),
    [path, search, language, product, categories, text, companyDescription],
  );
  useContext(HeadReceiver)?.(head);

  useEffect(() => {
    if (hasHeadOfServer(head.canonical)) return undefined;
    writeHead({ ...head, jsonLd: [] });
    if (head.breadcrumbs.length === 0) return undefined;
    let isCurrent = true;
    // In a chunk of its own, with the contracts that it needs; without it a page has no structured data.
    import('../data/json-ld.ts').then(
      ({ jsonLdOf }) => isCurrent && writeHead({ ...head, jsonLd: jsonLdOf(head, shopTime()) }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [head]);
}
