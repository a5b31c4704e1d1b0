import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { text: 'https://example.com/pip', label: '扫码看我们的小红书' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Long: Story = { args: { text: `https://example.com/${'a'.repeat(300)}` } };
