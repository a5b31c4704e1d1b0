import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { reviews } from '../fixtures-product.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

const photos = reviews[0]?.pictures ?? [];
const meta = {
  component: PhotoDialog,
  args: { photos, start: 0, label: '小**砖的照片', onClose: fn() },
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnlyOne: Story = { args: { photos: photos.slice(0, 1) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { label: 'Photos by K**C' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
