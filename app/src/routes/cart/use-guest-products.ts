import type { CartLine, Language, Product } from '@shop/contracts';
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isGone } from '../../data/outcome.ts';
import { describeGuestLine, describeSeenLine } from '../../features/cart/describe-guest-line.ts';
import type { GuestLine } from '../../features/cart/guest-line.ts';
import { productQuery } from '../../features/catalogue/catalogue.query.ts';
import { useLanguage } from '../../language/use-language.ts';

/**
 * A line of this browser. While the shop has not said what it is (`isUnread`), it is shown as a page showed it before,
 * if one did.
 */
export type GuestLineView = {
  line: GuestLine;
  product?: Product | undefined;
  shown?: CartLine | undefined;
  isUnread: boolean;
};

type Answer = { product?: Product; problem?: unknown };

/**
 * Asks the shop what the lines of this browser are, what they cost and how many there are. One query for all lines, not
 * TanStack's `useQueries`: that would be in the code that every page loads.
 */
export function useGuestProducts(lines: readonly GuestLine[]) {
  const client = useQueryClient();
  const language = useLanguage();
  const ids = [...new Set(lines.map(({ productId }) => productId))].toSorted();
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['guestProducts', language, ids],
    queryFn: async () =>
      new Map(await Promise.all(ids.map(async (id) => [id, await ask(client, id, language)] as const))),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const answers = [...(data?.values() ?? [])];
  const views = lines.map((line): GuestLineView => {
    const { product, problem } = data?.get(line.productId) ?? {};
    if (product || isGone(problem)) return { line, product, shown: describeGuestLine(line, product), isUnread: false };
    return { line, shown: problem ? describeSeenLine(line) : undefined, isUnread: true };
  });
  return {
    views,
    isPending: isLoading,
    problem: answers.find(({ problem }) => problem && !isGone(problem))?.problem,
    retry: () => void refetch(),
  };
}

const ask = async (client: QueryClient, id: string, language: Language): Promise<Answer> =>
  client.fetchQuery(productQuery(id, language)).then(
    (product) => ({ product }),
    (problem: unknown) => ({ problem }),
  );
