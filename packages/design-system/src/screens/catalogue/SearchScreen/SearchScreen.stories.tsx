import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  colourPiece,
  emptyFacets,
  englishFacets,
  facets,
  listIn,
  listOf,
  loadingList,
  manyParts,
  sizePiece,
  wordPiece,
} from '../fixtures-lists.ts';
import {
  categories,
  englishCategories,
  englishParts,
  hotParts,
  inTraditional,
  parts,
} from '../../../commerce/fixtures-parts.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    query: '2×4 板',
    categories: ready(categories),
    facets: ready(facets),
    filter: { sort: 'default' },
    list: listOf(manyParts(32)),
    hot: ready(hotParts),
    added: {},
    onAdd: fn(),
    onPriceRange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { list: loadingList, facets: loading, hot: loading } };
export const Failed: Story = { args: { list: { ...listIn(failed('slow')), onRetry: fn() }, facets: failed('slow') } };
export const Empty: Story = { args: { query: '会飞的砖', list: listOf([]), facets: ready(emptyFacets) } };
export const EmptyQuery: Story = { args: { query: '' } };
export const DidYouMean: Story = { args: { query: '坡面转', didYouMean: '坡面砖', list: listOf(parts.slice(2, 3)) } };
export const NothingFoundDidYouMean: Story = {
  args: { query: 'birck 2x4', didYouMean: 'brick 2x4', list: listOf([]), facets: ready(emptyFacets) },
};
export const NothingLeftByFilters: Story = {
  args: { filter: { colours: ['4', '36'], stock: 100, sort: 'default' }, list: listOf([]), facets: ready(emptyFacets) },
};
export const NothingFoundNothingHot: Story = {
  args: { query: '99999999', list: listOf([]), facets: failed('server'), hot: failed('server') },
};
/** A server without filters for parts. */
export const NothingFoundAmongGoods: Story = {
  args: { query: '会飞的砖', list: listOf([]), facets: undefined },
};
/** The server says how it read the query. */
export const ReadAsPieces: Story = {
  args: { query: '红色 2x4 板', reading: [colourPiece('红色', '4'), sizePiece, wordPiece('板')] },
};
/** A colour name of the query means several colours: the cards ask for one. */
export const AsksColour: Story = {
  args: { query: '灰色板', reading: [colourPiece('灰色', '71', '72', '148'), wordPiece('板')] },
};
export const OneResult: Story = { args: { query: '3001', list: listOf(parts.slice(1, 2)) } };
export const HostileQuery: Story = {
  args: { query: '<img src=x onerror=alert(1)> {total} <b>', list: listOf([]), facets: ready(emptyFacets) },
};
export const PastedByMistake: Story = {
  args: { query: 'Robert"); DROP TABLE parts;-- 🧱(.*)+$ '.repeat(260), list: listOf([]), facets: ready(emptyFacets) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    query: 'a-very-long-word-without-any-space-that-somebody-pasted-from-a-spreadsheet-into-the-search-box',
    didYouMean: 'brick',
    reading: [colourPiece('light gray', '71', '72', '148'), wordPiece('a-very-long-word-'.repeat(6)), sizePiece],
    categories: ready(englishCategories),
    facets: ready(englishFacets),
    list: listOf(manyParts(1204, englishParts)),
    filter: { colours: ['71', '191'], sort: 'priceDown' },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    query: '透明淺藍的圓形板，帶銷孔',
    categories: ready(inTraditional(categories)),
    facets: ready(inTraditional(emptyFacets)),
    list: listOf([]),
    hot: ready(inTraditional(hotParts)),
  },
  globals: { language: 'zh-Hant' },
};
