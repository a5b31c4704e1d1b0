import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  component: StatusLabel,
  args: { tone: 'plain', icon: { name: 'clock' }, children: '待评价' },
} satisfies Meta<typeof StatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Info: Story = { args: { tone: 'info', icon: { name: 'truck' }, children: '待收货' } };
export const Green: Story = { args: { tone: 'green', icon: { name: 'check' }, children: '已完成' } };
export const Amber: Story = { args: { tone: 'amber', icon: { name: 'clock' }, children: '待付款' } };
export const Red: Story = { args: { tone: 'red', icon: { name: 'close' }, children: '已拒绝' } };
