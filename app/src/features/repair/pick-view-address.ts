import type { PickView } from '@shop/design-system/screens/repair/RepairPickScreen/RepairPickScreen';

const VIEWS: readonly PickView['view'][] = ['step', 'all', 'paste'];
const toNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;

/** The view of an inventory that an address names. */
export const readPickView = (search: URLSearchParams): PickView => ({
  view: VIEWS.find((view) => view === search.get('view')) ?? 'step',
  bag: toNumber(search.get('bag')),
  step: toNumber(search.get('step')),
  colours: (search.get('colour') ?? '').split(',').filter(Boolean),
  category: search.get('category') ?? '',
  search: search.get('search') ?? '',
});

/** Writes a changed view into the query of an address; defaults are left out. */
export function writePickView(search: URLSearchParams, change: Partial<PickView>): URLSearchParams {
  const view = { ...readPickView(search), ...change };
  const columns: Readonly<Record<string, string>> = {
    view: view.view === 'step' ? '' : view.view,
    bag: String(view.bag ?? ''),
    step: String(view.step ?? ''),
    colour: view.colours.join(','),
    category: view.category,
    search: view.search,
  };
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(columns))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
}
