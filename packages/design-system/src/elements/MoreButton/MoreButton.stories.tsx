import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoreButton } from './MoreButton.tsx';

const meta = { component: MoreButton, args: { hasMore: true, onMore: fn() } } satisfies Meta<typeof MoreButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { isLoadingMore: true } };
export const End: Story = { args: { hasMore: false } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
