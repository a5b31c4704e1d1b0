import type { Facets } from '@shop/contracts';
import type { Loadable } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { facetsQuery } from '../../features/catalogue/finding.query.ts';
import type { ListWish } from '../../features/catalogue/list-wish.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useLending } from '../../lending.ts';

export type FacetsLent = { facets: Loadable<Facets>; askAgain: () => void };

/** Asks for the counts beside a list's filters and lends them to the page. */
export function FacetsOf({ wish, lend }: { wish: ListWish; lend: (lent: FacetsLent) => void }) {
  const facets = useQuery(facetsQuery(wish, useLanguage()));
  useLending<FacetsLent>({ facets: toLoadable(facets), askAgain: () => void facets.refetch() }, lend);
  return null;
}
