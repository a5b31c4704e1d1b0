import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  cartDifferences,
  colours,
  differences,
  earlierLists,
  englishDifferences,
  equalDifferences,
  manyDifferences,
  traditionalDifferences,
} from '../fixtures-saved.ts';
import { CompareScreen } from './CompareScreen.tsx';

const earlier = { id: 'recent-1', name: '车站大厅-v2.xml' };
const meta = {
  component: CompareScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    name: '车站大厅-v3.xml',
    colours,
    others: ready(earlierLists),
    onRetryOthers: fn(),
    earlier,
    onChoose: fn(),
    onFile: fn(),
    differences: ready(differences),
    onRetry: fn(),
    onOnlyNew: fn(),
    onMerge: fn(),
    onTakeOffCart: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof CompareScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { differences: loading, others: loading } };
export const Failed: Story = { args: { differences: failed('offline'), others: failed('offline') } };
export const Empty: Story = {
  args: {
    others: ready([]),
    earlier: undefined,
    differences: ready(cartDifferences.map((row) => ({ ...row, inCart: 0 }))),
  },
};
export const Equal: Story = { args: { differences: ready(equalDifferences) } };
export const CartAlone: Story = { args: { earlier: undefined, differences: ready(cartDifferences) } };
export const WithFile: Story = { args: { earlier: { name: '车站大厅-旧版.ldr' } } };
export const UnreadFile: Story = { args: { unread: { name: '说明书.pdf', problems: [{ code: 'pdf' }] } } };
export const Changed: Story = { args: { done: { action: 'onlyNewParts', now: { lines: 5, pieces: 118 } } } };
export const Busy: Story = { args: { busy: 'sum' } };
export const ThousandsOfRows: Story = { args: { differences: ready(manyDifferences) } };
export const Opening: Story = { args: { name: '', differences: loading } };
export const NoListOpen: Story = { args: { name: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  args: { done: { action: 'sum', now: { lines: 11, pieces: 932 } } },
  globals: { theme: 'dark' },
};
export const WorstCaseEnglish: Story = {
  args: {
    name: 'Station hall with all platforms and both signal boxes, v3 final.xml',
    earlier: { name: 'Station hall, v2.xml' },
    differences: ready(englishDifferences),
    done: { action: 'most', now: { lines: 1284, pieces: 10483 } },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { name: '車站大廳-v3.xml', earlier: { name: '車站大廳-v2.xml' }, differences: ready(traditionalDifferences) },
  globals: { language: 'zh-Hant' },
};
