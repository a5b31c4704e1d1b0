import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ChatIcon } from '../ChatIcon/ChatIcon.tsx';
import { ToolButton } from './ToolButton.tsx';

const meta = {
  component: ToolButton,
  args: { label: '表情', children: <ChatIcon name="smile" />, onClick: fn() },
} satisfies Meta<typeof ToolButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Opened: Story = { args: { 'aria-expanded': true } };
