import type { OrderLine } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bought, orderWithDeleted } from '../fixtures-orders.ts';
import { lines, manyLines } from '../fixtures-lines.ts';
import { BoughtAgain } from './BoughtAgain.tsx';

const [first, second, third, fourth] = bought(lines) as [OrderLine, OrderLine, OrderLine, OrderLine];

const meta = {
  component: BoughtAgain,
  args: {
    result: {
      kinds: 9,
      missing: [
        { line: first, added: 4, reason: 'stock' },
        { line: second, added: 0, reason: 'offSale' },
        { line: third, added: 0, reason: 'limit' },
        { line: fourth, added: 0, reason: 'refused', failure: { kind: 'refused', message: '该商品库存不足12' } },
      ],
    },
  },
} satisfies Meta<typeof BoughtAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Of the only part there were too few. */
export const SomeOfEach: Story = {
  args: { result: { kinds: 1, missing: [{ line: first, added: 4, reason: 'stock' }] } },
};
/** On a server that takes one part at a time, the connection was lost: whether the first is in the cart is unknown. */
export const Unanswered: Story = {
  args: {
    result: {
      kinds: 2,
      missing: [
        { line: first, added: 0, reason: 'unanswered' },
        { line: second, added: 0, reason: 'notTried' },
      ],
    },
  },
};
/** Products that were deleted have no names. */
export const None: Story = {
  args: {
    result: {
      kinds: 0,
      missing: orderWithDeleted.lines.map((line) => ({ line, added: 0, reason: 'offSale' as const })),
    },
  },
};
export const Many: Story = {
  args: {
    result: {
      kinds: 3,
      missing: bought(manyLines.valid).map((line) => ({ line, added: 0, reason: 'stock' as const })),
    },
  },
};
export const WorstCaseEnglish: Story = { globals: { language: 'en', viewport: { value: 'phone' } } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
