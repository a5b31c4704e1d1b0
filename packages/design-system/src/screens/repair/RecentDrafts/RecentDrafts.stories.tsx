import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drafts } from '../fixtures-repair-start.ts';
import { RecentDrafts } from './RecentDrafts.tsx';

const meta = {
  component: RecentDrafts,
  args: { drafts, onDelete: fn() },
} satisfies Meta<typeof RecentDrafts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { drafts: [] } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { drafts: drafts.map((draft) => ({ ...draft, setName: 'Corner bakery with a bicycle and a street lamp' })) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
