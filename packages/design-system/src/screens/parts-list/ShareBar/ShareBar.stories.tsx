import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareBar } from './ShareBar.tsx';

const meta = { component: ShareBar, args: { share: 0.4, label: '进度' } } satisfies Meta<typeof ShareBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Begun: Story = { args: { share: 0 } };
export const Done: Story = { args: { share: 1 } };
