import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'line', width: '2rem' } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Block: Story = { args: { shape: 'block', width: '2.12rem' } };
export const Disc: Story = { args: { shape: 'disc', width: undefined } };
