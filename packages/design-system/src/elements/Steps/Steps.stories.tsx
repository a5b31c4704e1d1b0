import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps.tsx';

const meta = { component: Steps, args: { steps: ['购物车', '确认订单', '付款', '完成'], current: 1 } } satisfies Meta<
  typeof Steps
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 4 } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { steps: ['Shopping cart', 'Confirm the order', 'Payment', 'All done'] },
  globals: { language: 'en' },
};
/** On a phone of 320 px: no step is beside the screen. */
export const Small: Story = {
  ...WorstCaseEnglish,
  decorators: [
    (Story) => (
      <div style={{ width: '2.88rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').parentElement?.getBoundingClientRect().right;
    for (const step of canvas.getAllByRole('listitem'))
      await expect(step.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0);
  },
};
export const WorstCaseTraditional: Story = {
  args: { steps: ['購物車', '確認訂單', '付款', '完成'] },
  globals: { language: 'zh-Hant' },
};
