import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { choice: 'system', onChoose: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { args: { choice: 'dark' }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { args: { choice: 'light' }, globals: { language: 'en' } };
