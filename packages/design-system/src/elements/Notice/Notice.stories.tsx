import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = { component: Notice, args: { tone: 'plain', children: '快递由仓库指定，不能自选。' } } satisfies Meta<
  typeof Notice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Green: Story = { args: { tone: 'green', title: '已付款', children: '48 小时内发货。' } };
export const Amber: Story = {
  args: { tone: 'amber', title: '余额不足', children: '还差 1.20 元。', action: <Button size="small">去充值</Button> },
};
export const Red: Story = { args: { tone: 'red', children: '这张订单页过期了，请从购物车再来一次。' } };
export const WorstCaseEnglish: Story = {
  args: {
    tone: 'amber',
    title: 'You were signed out',
    children: 'What you typed is kept. Sign in again and you go straight back to where you were.',
    action: <Button size="small">Sign in again</Button>,
  },
  globals: { language: 'en' },
};
