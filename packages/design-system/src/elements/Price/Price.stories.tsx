import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { fen: 35, unit: '颗' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Sale: Story = { args: { tone: 'sale' } };
export const Struck: Story = { args: { tone: 'struck', unit: undefined } };
export const Free: Story = { args: { tone: 'free', fen: 0, unit: undefined } };
export const Discount: Story = { args: { tone: 'free', fen: -239, size: 'small', unit: undefined } };
export const Thousands: Story = { args: { fen: 123456789 } };
export const WorstCaseEnglish: Story = { args: { fen: 123456789, unit: 'hundred' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { fen: 0, tone: 'free', unit: undefined },
  globals: { language: 'zh-Hant' },
};
