import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPicturesScreen } from './AboutPicturesScreen.tsx';

const meta = {
  component: AboutPicturesScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutPicturesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
