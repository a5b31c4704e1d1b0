import type { Meta, StoryObj } from '@storybook/react-vite';
import { StepMissing } from './StepMissing.tsx';

const meta = { component: StepMissing, args: { step: 'region' } } satisfies Meta<typeof StepMissing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SetMissing: Story = { args: { step: 'set' } };
export const SetUnknown: Story = { args: { step: 'setUnknown', number: '999999' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { step: 'setUnknown', number: '9999999' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { step: 'set' }, globals: { language: 'zh-Hant' } };
