import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed } from '../../../loadable.ts';
import { listIn, listOf, loadingList, manyParts } from '../fixtures-lists.ts';
import { englishParts, inTraditional } from '../../../commerce/fixtures-parts.ts';
import { PicksScreen } from './PicksScreen.tsx';

const meta = {
  component: PicksScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'hot', list: listOf(manyParts(120)), added: { 4: 20 }, onAdd: fn() },
} satisfies Meta<typeof PicksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { list: loadingList } };
export const Failed: Story = { args: { list: { ...listIn(failed('offline')), onRetry: fn() } } };
export const Empty: Story = { args: { kind: 'benefit', list: listOf([]) } };
export const Best: Story = { args: { kind: 'best' } };
export const Newest: Story = { args: { kind: 'new' } };
export const Reduced: Story = {
  args: { kind: 'benefit', list: listOf(manyParts(120).filter(({ marketPrice }) => marketPrice)) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { list: listOf(manyParts(1200, englishParts)) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { kind: 'best', list: listOf(inTraditional(manyParts(120))) },
  globals: { language: 'zh-Hant' },
};
