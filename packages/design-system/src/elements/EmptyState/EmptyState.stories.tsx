import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: '购物车是空的',
    text: '按编号、颜色或形状找颗粒，一颗起卖。',
    action: <Button look="main">逛颗粒商城</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnlyTitle: Story = { args: { text: undefined, action: undefined } };
export const WorstCaseEnglish: Story = {
  args: {
    title: 'There is nothing in your cart so far',
    text: 'Find parts by number, colour or shape, sold individually, or upload a whole list.',
  },
  globals: { language: 'en' },
};
