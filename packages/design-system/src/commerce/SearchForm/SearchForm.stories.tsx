import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SearchForm } from './SearchForm.tsx';

const meta = {
  component: SearchForm,
  args: {
    query: '',
    canClear: false,
    texts: { search: '搜索订单', hint: '订单号、零件名称或编号', go: '搜索', clear: '清空搜索' },
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Found: Story = { args: { query: '3020', canClear: true } };
export const Narrow: Story = { ...Found, globals: { viewport: { value: 'phone' } } };
