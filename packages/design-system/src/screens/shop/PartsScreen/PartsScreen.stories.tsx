import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { categories, englishCategories, englishParts, inTraditional, parts, photoProducts } from '../fixtures.ts';
import { PartsScreen } from './PartsScreen.tsx';

const meta = {
  component: PartsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    categories: ready(categories),
    results: ready({ products: parts, total: 386 }),
    filter: { category: '2', sub: '202', sort: 'sales', page: 1 },
    pageSize: 16,
    added: { 4: 20 },
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PartsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { categories: loading, results: loading } };
export const Failed: Story = { args: { categories: failed('server'), results: failed('server') } };
export const Empty: Story = { args: { results: ready({ products: [], total: 0 }) } };
export const AllParts: Story = { args: { filter: { sort: 'default', page: 3 } } };
export const EmptyShop: Story = { args: { categories: ready([]), results: ready({ products: [], total: 0 }), filter: { sort: 'default', page: 1 } } };
export const BeyondTheLastPage: Story = { args: { results: ready({ products: [], total: 386 }), filter: { sort: 'default', page: 99 } } };
export const UnknownCategory: Story = { args: { results: ready({ products: [], total: 0 }), filter: { category: '999', sort: 'default', page: 1 } } };
export const Photos: Story = { args: { results: ready({ products: photoProducts, total: 8 }) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { categories: ready(englishCategories), results: ready({ products: englishParts, total: 10_824 }), filter: { category: '7', sort: 'priceDown', page: 338 } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { categories: ready(inTraditional(categories)), results: ready({ products: inTraditional(parts), total: 386 }), filter: { category: '9', sub: '903', sort: 'new', page: 25 }, added: { 1: 99_999 } }, globals: { language: 'zh-Hant' } };
