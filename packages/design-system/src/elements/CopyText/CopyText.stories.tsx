import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CopyText } from './CopyText.tsx';

const meta = {
  component: CopyText,
  args: {
    text: 'GDS-511-010',
    onCopy: fn(),
    texts: { copy: '复制 GDS-511-010', copied: '已复制', failed: '复制失败，请手动复制' },
  },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutButton: Story = { args: { onCopy: undefined } };
