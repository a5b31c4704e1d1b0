import type { ProductPage, ProductSummary } from '@shop/contracts';
import type { Loadable, LongList } from '@shop/design-system';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toFailure } from '../../data/call-error.ts';
import { toLoadable } from '../../data/to-loadable.ts';
import { listLength } from '../../features/catalogue/list-length.ts';
import { PAGE_SIZE } from '../../features/catalogue/list-size.ts';
import { pageFrom } from '../../features/catalogue/page-from.ts';

type Pages = Record<number, Loadable<readonly ProductSummary[]>>;
type PageQuery<Key extends QueryKey> = (page: number) => UseQueryOptions<ProductPage, Error, ProductPage, Key>;

/**
 * A list whose pages come as they are looked at. The page at the top of the window stands in the address, replaced as one
 * scrolls, so that reloading and coming back lead there; pages that were seen are in the memory of answers.
 */
export function useLongList<Key extends QueryKey>(
  pageQuery: PageQuery<Key>,
  isWanted = true,
): { list: LongList; didYouMean: string | undefined } {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const atPage = pageFrom(search);
  const key = JSON.stringify(pageQuery(0).queryKey);
  // The page in the address follows the window; the list begins where it was opened, and anew with another wish.
  const [opened, setOpened] = useState({ key, page: atPage });
  if (opened.key !== key) setOpened({ key, page: atPage });
  const startPage = opened.key === key ? opened.page : atPage;

  const first = useQuery({ ...pageQuery(startPage), enabled: isWanted });
  const isChanging = first.isPlaceholderData;
  const pages: Pages = { [startPage]: mapped(toLoadable(first), ({ products }) => products) };
  if (!isChanging) {
    for (const { queryKey, state } of client
      .getQueryCache()
      .findAll({ queryKey: pageQuery(0).queryKey.slice(0, -1) })) {
      const page = Number(queryKey.at(-1));
      const { data, error } = state as { data?: ProductPage; error: Error | null };
      if (page !== startPage)
        pages[page] = data
          ? { state: 'ready', value: data.products }
          : error
            ? { state: 'failed', failure: toFailure(error) }
            : { state: 'loading' };
    }
  }

  const ask = (numbers: readonly number[]) => {
    for (const page of numbers)
      void client.fetchQuery({ ...pageQuery(page), placeholderData: undefined } as never).then(redraw, redraw);
    if (numbers.length > 0) redraw();
  };
  const rows = Object.fromEntries(
    Object.entries(pages).flatMap(([page, loaded]) => (loaded.state === 'ready' ? [[page, loaded.value.length]] : [])),
  );
  return {
    list: {
      length: mapped(toLoadable(first), ({ total }) => (isChanging ? total : listLength(total, PAGE_SIZE, rows))),
      pageSize: PAGE_SIZE,
      startPage,
      pages,
      onPagesInSight: (numbers) => (isChanging ? undefined : ask(numbers.filter((page) => pages[page] === undefined))),
      // A list that still scrolls while the shopper is on the way to another page leaves that page's address alone.
      onTopPage: (page) =>
        location.pathname === pathname &&
        setSearch((before) => inAddress(before, page), { replace: true, preventScrollReset: true }),
      onRetry: () => {
        if (first.isError) void first.refetch();
        ask(
          Object.keys(pages)
            .map(Number)
            .filter((page) => page !== startPage && pages[page]?.state === 'failed'),
        );
      },
    },
    didYouMean: first.data?.didYouMean,
  };
}

const mapped = <T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> =>
  loadable.state === 'ready' ? { state: 'ready', value: change(loadable.value) } : loadable;

/** Other parts of the address stay as they are; the first page is not named. */
function inAddress(before: URLSearchParams, page: number): URLSearchParams {
  const after = new URLSearchParams(before);
  if (page > 1) after.set('page', String(page));
  else after.delete('page');
  return after;
}
