import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudMark } from './StudMark.tsx';

const meta = { component: StudMark, args: { state: 'now' } } satisfies Meta<typeof StudMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Done: Story = { args: { state: 'done' } };
export const Upcoming: Story = { args: { state: 'todo' } };
