import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge, Tag } from './Tag.tsx';

const meta = { component: Tag, args: { tone: 'plain', children: '有货' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Red: Story = { args: { tone: 'red', children: '限时' } };
export const Green: Story = { args: { tone: 'green', icon: 'check' } };
export const Amber: Story = { args: { tone: 'amber', icon: 'alert', children: '缺色' } };
export const Accent: Story = { args: { tone: 'accent', children: '会员' } };
export const Badge: Story = { render: () => <CountBadge count={12} label="件" /> };
export const ManyBadge: Story = { render: () => <CountBadge count={1200} label="件" /> };
export const WorstCaseEnglish: Story = {
  args: { tone: 'amber', icon: 'clock', children: 'Waiting to be received' },
  globals: { language: 'en' },
};
