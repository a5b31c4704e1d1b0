import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { englishPlate, flashSale, photoProduct, plate } from '../fixtures-product.ts';
import { BuyBar } from './BuyBar.tsx';

const meta = {
  component: BuyBar,
  args: {
    product: plate,
    offer: plate.offers[0],
    quantity: 20,
    onQuantity: fn(),
    adding: 'idle',
    onAdd: fn(),
    onBuyNow: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BuyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NothingChosen: Story = { args: { offer: undefined } };
/** Goods that are no parts have options, not colours. */
export const GoodsUnchosen: Story = { args: { product: photoProduct, offer: undefined } };
export const ColourSoldOut: Story = { args: { offer: plate.offers[2] } };
export const OneKind: Story = { args: { product: { ...plate, offers: [] }, offer: undefined } };
export const FlashSale: Story = {
  args: {
    product: flashSale.product,
    offer: flashSale.product.offers[0],
    promotion: { kind: 'flash', sale: flashSale },
  },
};
export const WorstCaseEnglish: Story = {
  args: { product: englishPlate, offer: englishPlate.offers[16], quantity: 11_000 },
  globals: { language: 'en' },
};
