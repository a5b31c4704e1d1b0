import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookmarkButton } from './BookmarkButton.tsx';

const meta = { component: BookmarkButton, parameters: { layout: 'fullscreen' }, args: {} } satisfies Meta<
  typeof BookmarkButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
