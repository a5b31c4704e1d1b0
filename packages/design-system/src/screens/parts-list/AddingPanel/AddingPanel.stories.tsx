import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { englishLess, less } from '../fixtures-saved.ts';
import { AddingPanel } from './AddingPanel.tsx';

const meta = {
  component: AddingPanel,
  args: {
    adding: { state: 'running', done: 200, of: 533, pieces: 1650 },
    onPause: fn(),
    onResume: fn(),
    onClose: fn(),
    onUndo: fn(),
    isUndoing: false,
  },
} satisfies Meta<typeof AddingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Begun: Story = { args: { adding: { state: 'running', done: 0, of: 533, pieces: 0 } } };
export const Paused: Story = { args: { adding: { state: 'paused', done: 200, of: 533, pieces: 1650 } } };
export const Lost: Story = {
  args: { adding: { state: 'lost', failure: { kind: 'offline' }, done: 300, of: 533, pieces: 2410 } },
};
export const Done: Story = { args: { adding: { state: 'done', of: 533, pieces: 4400, less: [] } } };
export const Undoing: Story = { args: { ...Done.args, isUndoing: true } };
export const DoneWithLess: Story = { args: { adding: { state: 'done', of: 533, pieces: 4297, less } } };
export const DoneWithRefusals: Story = {
  args: {
    adding: {
      state: 'done',
      of: 3,
      pieces: 40,
      less: less.slice(0, 2).map((line) => ({ ...line, added: 0, message: '该产品库存不足' })),
    },
  },
};
/** The answer says nothing about the first line, and gives no reason for the second. */
export const DoneWithUnknown: Story = {
  args: {
    adding: {
      state: 'done',
      of: 2,
      pieces: 3,
      less: less.slice(0, 2).map(({ added, ...line }, at) => ({
        ...line,
        reason: undefined,
        ...(at === 0 ? {} : { added }),
      })),
    },
  },
};
/** No answer came for two lines, which were not in the cart and were sent again. */
export const DoneWithUnclear: Story = {
  args: { adding: { state: 'done', of: 9, pieces: 60, less: [], unclear: ['光面板 2×4 深灰', '光面板 1×2 浅灰'] } },
};
export const DoneWithUnclearEnglish: Story = {
  args: { adding: { state: 'done', of: 9, pieces: 60, less: englishLess, unclear: ['Tile 2 × 4 Dark Bluish Gray'] } },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const ManyLess: Story = {
  args: {
    adding: {
      state: 'done',
      of: 533,
      pieces: 12,
      less: Array.from({ length: 180 }, (_, index) => ({
        key: String(index),
        name: `基础板 1×${index + 1}`,
        colour: '浅灰',
        requested: 20,
        added: 0,
        reason: 'full' as const,
      })),
    },
  },
};
export const Narrow: Story = { args: DoneWithLess.args ?? {}, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: Lost.args ?? {}, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { adding: { state: 'done', of: 10_533, pieces: 98_297, less: englishLess } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { adding: { state: 'paused', done: 200, of: 533, pieces: 1650 } },
  globals: { language: 'zh-Hant' },
};
