import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { categories, englishCategories, englishParts, hotParts, inTraditional, photoProducts } from '../fixtures.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { categories: ready(categories), hot: ready(hotParts), added: {}, onAdd: fn(), onRetry: fn() },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { categories: loading, hot: loading } };
export const Failed: Story = { args: { categories: failed('offline'), hot: failed('offline') } };
export const Empty: Story = { args: { categories: ready([]), hot: ready([]) } };
export const JustAdded: Story = { args: { added: { 1: 20 } } };
export const OnlyHotPartsFailed: Story = { args: { hot: failed('server') } };
export const Photos: Story = { args: { hot: ready(photoProducts) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { categories: ready(englishCategories), hot: ready(englishParts) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { categories: ready(inTraditional(categories)), hot: ready(inTraditional(hotParts)), added: { 2: 1200 } }, globals: { language: 'zh-Hant' } };
