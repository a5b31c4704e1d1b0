import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageJump } from './PageJump.tsx';

const meta = {
  component: PageJump,
  args: { page: 3, pages: 163, toPlace: (page: number) => ({ name: 'parts', page }), onGo: fn() },
} satisfies Meta<typeof PageJump>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 163 } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { page: 1234, pages: 5678 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
