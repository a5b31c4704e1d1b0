import type { Meta, StoryObj } from '@storybook/react-vite';
import { deliveryTerms } from '../../../commerce/fixtures-delivery.ts';
import { SaleNotes } from './SaleNotes.tsx';

const meta = {
  component: SaleNotes,
  args: { kind: 'presale', left: 997, unit: '颗', delivery: deliveryTerms },
} satisfies Meta<typeof SaleNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Full: Story = { args: { left: 0 } };
export const FlashSale: Story = { args: { kind: 'flash' } };
/** The server names no terms of delivery. */
export const NoDeliveryTerms: Story = { args: { delivery: undefined } };
export const WorstCaseEnglish: Story = {
  args: { unit: 'pc' },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = { args: { unit: '顆' }, globals: { language: 'zh-Hant' } };
