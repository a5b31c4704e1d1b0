import type { Facets } from '@shop/contracts';
import type { Loadable } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { toLoadable } from '../../data/to-loadable.ts';
import { facetsQuery } from '../../features/catalogue/finding.query.ts';
import type { ListQuery } from '../../features/catalogue/list-query.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePublishedValue } from '../../use-published-value.ts';

export type FacetsResult = { facets: Loadable<Facets>; refetch: () => void };

/** Loads the counts beside the filters of a list and publishes them to the page. */
export function FacetsLoader({ query, onChange }: { query: ListQuery; onChange: (result: FacetsResult) => void }) {
  const facets = useQuery(facetsQuery(query, useLanguage()));
  usePublishedValue<FacetsResult>({ facets: toLoadable(facets), refetch: () => void facets.refetch() }, onChange);
  return null;
}
