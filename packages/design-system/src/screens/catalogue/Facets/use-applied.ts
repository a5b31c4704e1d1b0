import type { Category, Facets, Picture } from '@shop/contracts';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../elements/Price/use-money.ts';
import type { Loadable } from '../../../loadable.ts';
import type { PartFilter } from '../../../places/places.ts';
import { messages } from './Facets.messages.ts';
import { messages as chipMessages } from './FilterChips.messages.ts';
import { FINISH_NAMES } from './finish-names.ts';
import { toggled, toggledCategory, without } from './narrow.ts';

/** An applied filter: its name, the filter without it, and the number of parts without it, where that is known. */
export type Applied = { id: string; name: string; picture?: Picture; rest: PartFilter; count?: number };

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The applied filters with their names, in the order of the filter column. */
export function useApplied(
  filter: PartFilter,
  categories: Loadable<readonly Category[]>,
  facets: Loadable<Facets> | undefined,
): readonly Applied[] {
  const { formatMessage } = useIntl();
  const money = useMoney();
  const known = facets?.state === 'ready' ? facets.value : undefined;
  const tops = categories.state === 'ready' ? categories.value : [];
  const top = tops.find(({ id }) => id === filter.category);
  const child = top?.children.find(({ id }) => id === filter.sub);
  const countOf = (ids: readonly string[]) =>
    known ? sum(known.categories.filter(({ id }) => ids.includes(id)).map(({ count }) => count)) : undefined;
  const { priceFrom: from, priceTo: to } = filter;
  const price = () => {
    if (from === undefined) return formatMessage(chipMessages.upTo, { price: money(to ?? 0) });
    return to === undefined ? formatMessage(chipMessages.from, { price: money(from) }) : `${money(from)}–${money(to)}`;
  };
  const applied: Applied[] = [];
  if (top)
    applied.push({
      id: 'category',
      name: top.name,
      rest: without(filter, 'category'),
      count: countOf(tops.map(({ id }) => id)),
    });
  if (child)
    applied.push({ id: 'sub', name: child.name, rest: without(filter, 'sub'), count: countOf([top?.id ?? '']) });
  for (const id of filter.categories ?? [])
    applied.push({
      id: `category ${id}`,
      name:
        tops.flatMap((one) => [one, ...one.children]).find((one) => one.id === id)?.name ??
        formatMessage(messages.category),
      rest: toggledCategory(filter, id, tops),
    });
  for (const id of filter.colours ?? []) {
    const colour = known?.colours.find((one) => one.id === id);
    applied.push({
      id: `colour ${id}`,
      name: colour?.name ?? formatMessage(messages.colour),
      picture: colour?.picture,
      rest: toggled(filter, 'colours', id),
    });
  }
  for (const size of filter.sizes ?? []) {
    const [width = 0, length = 0] = size.split('x').map(Number);
    applied.push({
      id: `size ${size}`,
      name: formatMessage(messages.sizeName, { width, length }),
      rest: toggled(filter, 'sizes', size),
    });
  }
  for (const plates of filter.heights ?? [])
    applied.push({
      id: `height ${plates}`,
      name: formatMessage(messages.heightName, { plates }),
      rest: toggled(filter, 'heights', plates),
    });
  for (const finish of filter.finishes ?? [])
    applied.push({
      id: `finish ${finish}`,
      name: formatMessage(FINISH_NAMES[finish]),
      rest: toggled(filter, 'finishes', finish),
    });
  if (filter.stock !== undefined)
    applied.push({
      id: 'stock',
      name: formatMessage(messages.stockName, { pieces: filter.stock }),
      rest: without(filter, 'stock'),
    });
  if (from !== undefined || to !== undefined)
    applied.push({
      id: 'price',
      name: price(),
      rest: without(filter, 'price'),
      count: known?.prices && sum(known.prices.counts),
    });
  return applied;
}
