import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhenInView } from './WhenInView.tsx';

const meta = {
  component: WhenInView,
  args: { minHeight: '2rem', children: '商品评价' },
} satisfies Meta<typeof WhenInView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
