import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageTransition } from './PageTransition.tsx';

const meta = {
  component: PageTransition,
  parameters: { layout: 'fullscreen' },
  args: { pageKey: '/', children: <h1>首页</h1> },
} satisfies Meta<typeof PageTransition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
