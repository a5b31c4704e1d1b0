import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  args: { language: 'zh-Hans', hrefs: { 'zh-Hans': '#/', 'zh-Hant': '#/vi', en: '#/en' }, onLanguage: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WorstCaseEnglish: Story = { args: { language: 'en' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { language: 'zh-Hant' }, globals: { language: 'zh-Hant' } };
