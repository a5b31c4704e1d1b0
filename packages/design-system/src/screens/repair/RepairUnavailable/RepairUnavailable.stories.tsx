import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepairUnavailable } from './RepairUnavailable.tsx';

const meta = { component: RepairUnavailable, args: {} } satisfies Meta<typeof RepairUnavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
