import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginHeader } from './LoginHeader.tsx';

const meta = {
  component: LoginHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    company: { name: 'pip 颗粒铺', logo: '' },
    language: 'zh-Hans',
    languageHrefs: { 'zh-Hans': '#/', 'zh-Hant': '#/vi', en: '#/en' },
    onLanguage: fn(),
  },
} satisfies Meta<typeof LoginHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { company: { name: 'pip parts', logo: '' }, language: 'en' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { company: { name: 'pip 顆粒鋪', logo: '' }, language: 'zh-Hant' },
  globals: { language: 'zh-Hant' },
};
