import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RestockButton } from './RestockButton.tsx';

const meta = {
  component: RestockButton,
  args: { alert: 'none', most: 30, onSet: fn(), onCancel: fn() },
} satisfies Meta<typeof RestockButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const IsSet: Story = { args: { alert: 'set' } };
export const Full: Story = { args: { alert: 'full' } };
export const WorstCaseEnglish: Story = {
  args: { alert: 'set' },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
