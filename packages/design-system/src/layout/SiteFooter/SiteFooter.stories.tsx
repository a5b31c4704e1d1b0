import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    company: { name: 'pip 颗粒铺', copyright: '© 2026 pip 颗粒铺' },
    onBackToTop: fn(),
    bookmark: <BookmarkButton />,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithRecordNumber: Story = {
  args: { company: { name: 'pip 颗粒铺', copyright: '© 2026 pip 颗粒铺', recordNumber: '浙ICP备00000000号' } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { company: { name: 'pip parts' } }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { company: { name: 'pip 顆粒鋪' } },
  globals: { language: 'zh-Hant' },
};
