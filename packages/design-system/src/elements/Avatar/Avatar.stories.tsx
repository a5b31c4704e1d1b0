import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: '林木木' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Emoji: Story = { args: { name: '🧱砖' } };
export const BrokenPicture: Story = { args: { url: 'data:image/png;base64,x' } };
