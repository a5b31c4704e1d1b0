import type { GroupBuy } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GroupBuyLabel } from './GroupBuyLabel.tsx';

const GROUPS: readonly GroupBuy[] = ['running', 'succeeded', 'failed'];

const meta = {
  component: GroupBuyLabel,
  args: { groupBuy: undefined },
  render: () => (
    <ul>
      {GROUPS.map((groupBuy) => (
        <li key={groupBuy}>
          <GroupBuyLabel groupBuy={groupBuy} />
        </li>
      ))}
    </ul>
  ),
} satisfies Meta<typeof GroupBuyLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** An order without a group. */
export const Empty: Story = { render: (args) => <GroupBuyLabel {...args} /> };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
