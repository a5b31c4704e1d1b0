import type { ProductPage, ProductSummary } from '@shop/contracts';
import type { Loadable } from '@shop/design-system';
import type { LongList } from '@shop/design-system/screens/catalogue/long-list.ts';
import { useQuery, useQueryClient, type QueryKey, type QueryState, type UseQueryOptions } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../data/to-loadable.ts';
import { listLength } from '../../features/catalogue/list-length.ts';
import { PAGE_SIZE } from '../../features/catalogue/list-size.ts';
import { pageFrom } from '../../features/catalogue/page-from.ts';

type Pages = Record<number, Loadable<readonly ProductSummary[]>>;
type PageQuery<Key extends QueryKey> = (page: number) => UseQueryOptions<ProductPage, Error, ProductPage, Key>;

/**
 * A list whose pages load as they scroll into view. The URL holds the page at the top of the window and is replaced on
 * scrolling, so that a reload or back navigation returns there; visited pages come from the query cache.
 */
export function useLongList<Key extends QueryKey>(
  pageQuery: PageQuery<Key>,
  isWanted = true,
): { list: LongList; didYouMean: string | undefined; reading: ProductPage['reading'] } {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);
  const atPage = pageFrom(search);
  const key = JSON.stringify(pageQuery(0).queryKey);
  // The page in the URL follows scrolling, but the list starts at the page it was opened at, until the query changes.
  const [opened, setOpened] = useState({ key, page: atPage });
  if (opened.key !== key) setOpened({ key, page: atPage });
  const startPage = opened.key === key ? opened.page : atPage;

  const first = useQuery({ ...pageQuery(startPage), enabled: isWanted });
  const isChanging = first.isPlaceholderData;
  const shown = toLoadable(first);
  const pages: Pages = { [startPage]: rowsOf(shown) };
  if (!isChanging) {
    for (const { queryKey, state } of client
      .getQueryCache()
      .findAll({ queryKey: pageQuery(0).queryKey.slice(0, -1) })) {
      const page = Number(queryKey.at(-1));
      if (page !== startPage) pages[page] = rowsOf(toLoadable(state as QueryState<ProductPage>));
    }
  }

  const fetchPages = (numbers: readonly number[]) => {
    for (const page of numbers)
      void client.fetchQuery({ ...pageQuery(page), placeholderData: undefined } as never).then(rerender, rerender);
    if (numbers.length > 0) rerender();
  };
  const rows = Object.fromEntries(
    Object.entries(pages).flatMap(([page, loaded]) => (loaded.state === 'ready' ? [[page, loaded.value.length]] : [])),
  );
  return {
    list: {
      length: mapLoadable(shown, ({ total }) => (isChanging ? total : listLength(total, PAGE_SIZE, rows))),
      pageSize: PAGE_SIZE,
      startPage,
      pages,
      onPagesInSight: (numbers) =>
        isChanging ? undefined : fetchPages(numbers.filter((page) => pages[page] === undefined)),
      // While the shopper navigates away, a list that still scrolls must not change the URL of the next page.
      onTopPage: (page) =>
        location.pathname === pathname &&
        setSearch((before) => withPage(before, page), { replace: true, preventScrollReset: true }),
      onRetry: () => {
        if (first.isError) void first.refetch();
        fetchPages(
          Object.keys(pages)
            .map(Number)
            .filter((page) => page !== startPage && pages[page]?.state === 'failed'),
        );
      },
    },
    didYouMean: first.data?.didYouMean,
    // The pieces of another query would lead to its results.
    reading: isChanging ? undefined : first.data?.reading,
  };
}

const mapLoadable = <T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> =>
  loadable.state === 'ready' ? { state: 'ready', value: change(loadable.value) } : loadable;

const rowsOf = (page: Loadable<ProductPage>) => mapLoadable(page, ({ products }) => products);

/** Sets the page parameter and preserves the others; page 1 is omitted. */
function withPage(before: URLSearchParams, page: number): URLSearchParams {
  const after = new URLSearchParams(before);
  if (page > 1) after.set('page', String(page));
  else after.delete('page');
  return after;
}
