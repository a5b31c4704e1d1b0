import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BookmarkButton } from '../BookmarkButton/BookmarkButton.tsx';
import { deliveryTerms } from '../../commerce/fixtures-delivery.ts';
import { withoutFeatures } from '../../places/without-features.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    company: { name: 'pip 颗粒铺', copyright: '© 2026 pip 颗粒铺', delivery: deliveryTerms },
    onBackToTop: fn(),
    bookmark: <BookmarkButton />,
    theme: <ThemeSwitch choice="system" onChoose={fn()} />,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithRecordNumber: Story = {
  args: { company: { name: 'pip 颗粒铺', copyright: '© 2026 pip 颗粒铺', recordNumber: '浙ICP备00000000号' } },
};
export const NoDeliveryTerms: Story = { args: { company: { name: 'pip 颗粒铺' } } };
export const WithoutRepair: Story = { decorators: [withoutFeatures('repair')] };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { company: { name: 'pip parts', delivery: deliveryTerms } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { company: { name: 'pip 顆粒鋪', delivery: deliveryTerms } },
  globals: { language: 'zh-Hant' },
};
