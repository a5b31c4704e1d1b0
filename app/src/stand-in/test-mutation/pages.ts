import * as repair from '../../repair.stories.tsx';
import * as shop from '../../shop.stories.tsx';
import * as stock44 from '../../stock-crmeb-44.stories.tsx';
import * as stock54 from '../../stock-crmeb-54.stories.tsx';
import type { PageState } from './open-page.ts';

const { default: _shop, ...shopStories } = shop;
const { default: _repair, ...repairStories } = repair;
const { default: _stock54, ...stock54Stories } = stock54;
const { default: _stock44, ...stock44Stories } = stock44;

/** Scenarios in which the server answers nothing, or nothing that has fields. */
const WITHOUT_ANSWERS: readonly string[] = [
  'the shop is slow',
  'the shop is down',
  'responses are malformed',
  'refused',
  'the shop is closed',
];

type Story = { args?: Partial<Omit<PageState, 'name'>> };

const statesOf = (group: string, stories: Readonly<Record<string, Story>>): PageState[] =>
  Object.entries(stories).map(([name, { args: { at = '', scenarios = [], arrange } = {} }]) => ({
    name: `${group}/${name}`,
    at,
    scenarios,
    arrange,
  }));

/** Every page story of the shop: the state of the stand-in shop and the address, without what the story does there. */
export const pageStates: readonly PageState[] = [
  ...statesOf('shop', shopStories),
  ...statesOf('repair', repairStories),
  ...statesOf('stock 5.4', stock54Stories),
  ...statesOf('stock 4.4', stock44Stories),
].filter(({ scenarios }) => !scenarios.some(({ name }) => WITHOUT_ANSWERS.includes(name)));

/** A page that has nothing but header and footer of its own, for a visitor and for a shopper. */
export const shellStates: readonly PageState[] = [
  { name: 'shell of a visitor', at: '/no-such-page', scenarios: [] },
  { name: 'shell', at: '/no-such-page', scenarios: [{ name: 'a shopper is signed in' }] },
];
