import type { Category, Facets, Picture } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter } from '../../../places/places.ts';
import { messages } from './Facets.messages.ts';
import { messages as words } from './FilterChips.messages.ts';
import { FINISH_WORDS } from './finish-words.ts';
import { toggled, without } from './narrow.ts';

/** A filter in use: what it is called, the filter without it, and how many parts that would bring where it is known. */
export type Applied = { id: string; name: string; picture?: Picture; rest: PartFilter; count?: number };

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The filters in use, each by its name, in the order of the column. */
export function useApplied(
  filter: PartFilter,
  categories: Loadable<readonly Category[]>,
  facets: Loadable<Facets>,
): readonly Applied[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const known = facets.state === 'ready' ? facets.value : undefined;
  const tops = categories.state === 'ready' ? categories.value : [];
  const top = tops.find(({ id }) => id === filter.category);
  const child = top?.children.find(({ id }) => id === filter.sub);
  const countOf = (ids: readonly string[]) =>
    known ? sum(known.categories.filter(({ id }) => ids.includes(id)).map(({ count }) => count)) : undefined;
  const counted = (count: number | undefined) => (count === undefined ? {} : { count });
  const { priceFrom: from, priceTo: to } = filter;
  const price = () => {
    if (from === undefined) return formatMessage(words.upTo, { price: money(to ?? 0) });
    return to === undefined ? formatMessage(words.from, { price: money(from) }) : `${money(from)}–${money(to)}`;
  };
  return [
    ...(top
      ? [
          {
            id: 'category',
            name: top.name,
            rest: without(filter, 'category'),
            ...counted(countOf(tops.map(({ id }) => id))),
          },
        ]
      : []),
    ...(child
      ? [{ id: 'sub', name: child.name, rest: without(filter, 'sub'), ...counted(countOf([top?.id ?? ''])) }]
      : []),
    ...(filter.colours ?? []).map((id) => {
      const colour = known?.colours.find((one) => one.id === id);
      return {
        id: `colour ${id}`,
        name: colour?.name ?? formatMessage(messages.colour),
        ...(colour ? { picture: colour.picture } : {}),
        rest: toggled(filter, 'colours', id),
      };
    }),
    ...(filter.sizes ?? []).map((size) => {
      const [width = 0, length = 0] = size.split('x').map(Number);
      return {
        id: `size ${size}`,
        name: formatMessage(messages.sizeName, { width, length }),
        rest: toggled(filter, 'sizes', size),
      };
    }),
    ...(filter.heights ?? []).map((plates) => ({
      id: `height ${plates}`,
      name: formatMessage(messages.heightName, { plates }),
      rest: toggled(filter, 'heights', plates),
    })),
    ...(filter.finishes ?? []).map((finish) => ({
      id: `finish ${finish}`,
      name: formatMessage(FINISH_WORDS[finish]),
      rest: toggled(filter, 'finishes', finish),
    })),
    ...(filter.stock === undefined
      ? []
      : [
          {
            id: 'stock',
            name: formatMessage(messages.stockName, { pieces: filter.stock }),
            rest: without(filter, 'stock'),
          },
        ]),
    ...(from === undefined && to === undefined
      ? []
      : [
          {
            id: 'price',
            name: price(),
            rest: without(filter, 'price'),
            ...counted(known?.prices && sum(known.prices.counts)),
          },
        ]),
  ];
}
