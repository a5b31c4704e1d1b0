import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChoiceCard } from './ChoiceCard.tsx';

const meta = {
  component: ChoiceCard,
  args: { name: 'pay', value: 'balance', isChosen: false, onChoose: fn(), children: '余额支付' },
} satisfies Meta<typeof ChoiceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Selected: Story = { args: { isChosen: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WorstCaseEnglish: Story = {
  args: {
    isChosen: true,
    children: 'Lin Mumu, 138 **** 5620, Room 302, Building 7, 478 Wensan Road, Xihu, Hangzhou, Zhejiang',
  },
  globals: { language: 'en' },
};
