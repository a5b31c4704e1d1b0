import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishParts, hotParts, inTraditional, parts } from '../fixtures.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  component: SearchScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    query: '2×4 板',
    results: ready({ products: parts, total: 32 }),
    sort: 'default',
    page: 1,
    pageSize: 20,
    hot: ready(hotParts),
    added: {},
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { results: loading, hot: loading } };
export const Failed: Story = { args: { results: failed('slow') } };
export const Empty: Story = { args: { query: '会飞的砖', results: ready({ products: [], total: 0 }) } };
export const NothingAsked: Story = { args: { query: '' } };
export const NothingFoundNothingHot: Story = { args: { query: '99999999', results: ready({ products: [], total: 0 }), hot: failed('server') } };
export const OneHit: Story = { args: { query: '3001', results: ready({ products: parts.slice(1, 2), total: 1 }) } };
export const HostileQuery: Story = { args: { query: '<img src=x onerror=alert(1)> {total} <b>', results: ready({ products: [], total: 0 }) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { query: 'a-very-long-word-without-any-space-that-somebody-pasted-from-a-spreadsheet-into-the-search-box', results: ready({ products: englishParts, total: 1204 }), sort: 'priceDown', page: 61 },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { query: '透明淺藍的圓形板，帶銷孔', results: ready({ products: [], total: 0 }), hot: ready(inTraditional(hotParts)) }, globals: { language: 'zh-Hant' } };
