import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { emptyFacets, englishFacets, facets, listIn, listOf, loadingList, manyParts } from '../fixtures-lists.ts';
import {
  categories,
  englishCategories,
  englishParts,
  inTraditional,
  photoProducts,
} from '../../../commerce/fixtures-parts.ts';
import { PartsScreen } from './PartsScreen.tsx';

const NARROWED = {
  colours: ['4', '19', '379', '288'],
  finishes: ['solid'],
  stock: 1,
  priceFrom: 5,
  priceTo: 200,
  sort: 'sales',
} as const;

const meta = {
  component: PartsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    categories: ready(categories),
    facets: ready(facets),
    filter: NARROWED,
    list: listOf(manyParts(386)),
    added: { 4: 20 },
    onAdd: fn(),
    onPriceRange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PartsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { categories: loading, facets: loading, list: loadingList } };
export const Failed: Story = {
  args: {
    categories: failed('server'),
    facets: failed('server'),
    list: { ...listIn(failed('server')), onRetry: fn() },
  },
};
export const Empty: Story = {
  args: {
    facets: ready(emptyFacets),
    filter: { category: '2', sub: '202', colours: ['4'], priceTo: 3, sort: 'default' },
    list: listOf([]),
  },
};
export const AllParts: Story = { args: { filter: { sort: 'default' }, list: listOf(manyParts(3_260)) } };
/** Categories that were ticked together. */
export const SeveralCategories: Story = { args: { filter: { categories: ['2', '402'], sort: 'sales' } } };
export const OneKind: Story = { args: { filter: { category: '2', sub: '202', sort: 'sales' } } };
export const SizesChosen: Story = { args: { filter: { sizes: ['2x4', '16x16'], heights: [1, 3], sort: 'default' } } };
export const FacetsFailed: Story = {
  args: { facets: failed('server'), filter: { category: '2', colours: ['4'], sort: 'sales' } },
};
export const EmptyShop: Story = {
  args: {
    categories: ready([]),
    facets: ready({ ...emptyFacets, colours: [], sizes: [], heights: [], finishes: [], stocks: [] }),
    filter: { sort: 'default' },
    list: listOf([]),
  },
};
export const BeyondTheLastPage: Story = {
  args: { filter: { sort: 'default' }, list: listOf(manyParts(386), { startPage: 99 }) },
};
export const UnknownCategory: Story = {
  args: { filter: { category: '999', sort: 'default' }, list: listOf([]), facets: ready(emptyFacets) },
};
export const Photos: Story = {
  args: { list: listOf(photoProducts), facets: undefined, filter: { sort: 'default' } },
};
export const Dark: Story = { args: { filter: { ...NARROWED, sizes: ['2x4'] } }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    categories: ready(englishCategories),
    facets: ready(englishFacets),
    list: listOf(manyParts(10_824, englishParts)),
    filter: { ...NARROWED, category: '7', sizes: ['16x16'], heights: [3, 2], finishes: ['glow'], sort: 'priceDown' },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    categories: ready(inTraditional(categories)),
    facets: ready(inTraditional(facets)),
    list: listOf(inTraditional(manyParts(386))),
    filter: { ...NARROWED, category: '9', sub: '903', sort: 'new' },
    added: { 1: 99_999 },
  },
  globals: { language: 'zh-Hant' },
};
