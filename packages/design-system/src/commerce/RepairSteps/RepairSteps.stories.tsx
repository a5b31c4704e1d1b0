import type { Meta, StoryObj } from '@storybook/react-vite';
import { RepairSteps } from './RepairSteps.tsx';

const meta = {
  component: RepairSteps,
  args: { current: 'parts', set: '801208' },
} satisfies Meta<typeof RepairSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const First: Story = { args: { current: 'region', set: undefined } };
/** A cart of several sets. */
export const SeveralSets: Story = { args: { current: 'confirm', set: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { current: 'proof' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
