import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishPlate, inTraditional, photoProduct, plate } from '../fixtures.ts';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    product: ready(plate),
    chosen: '3020-00',
    onChooseColour: fn(),
    quantity: 20,
    onQuantity: fn(),
    adding: 'idle',
    onAdd: fn(),
    onBuyNow: fn(),
    trail: [{ label: '首页', to: { name: 'home' } }, { label: '颗粒商城', to: { name: 'parts' } }, { label: '基础板', to: { name: 'parts', category: '2' } }],
    inCart: 4080,
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { product: loading } };
export const Failed: Story = { args: { product: failed('offline') } };
/** There is no such product. */
export const Empty: Story = { args: { product: failed('gone') } };
export const NothingChosen: Story = { args: { chosen: '' } };
export const FewLeft: Story = { args: { chosen: '3020-12', quantity: 36 } };
export const ColourSoldOut: Story = { args: { chosen: '3020-02' } };
export const SoldOut: Story = { args: { product: ready({ ...plate, stock: 0, offers: plate.offers.map((offer) => ({ ...offer, stock: 0 })) }) } };
export const OffSale: Story = { args: { product: ready({ ...plate, isOnSale: false }) } };
export const Limited: Story = { args: { product: ready({ ...plate, limitPerShopper: 200, minQuantity: 10 }), quantity: 200 } };
export const Adding: Story = { args: { adding: 'busy' } };
export const Added: Story = { args: { adding: 'added', inCart: 4900 } };
export const ManyColours: Story = {
  args: { product: ready({ ...plate, offers: [0, 1, 2, 3].flatMap((round) => plate.offers.map((offer) => (round ? { ...offer, uniqueId: `${offer.uniqueId}-${round}` } : offer))) }) },
};
export const OneKind: Story = { args: { product: ready({ ...plate, offers: [] }), chosen: '' } };
/** As a stock server sends it: photos, no part facts, no unit. */
export const Photos: Story = { args: { product: ready(photoProduct), chosen: 'box-0', quantity: 1, inCart: undefined } };
export const Transparent: Story = { args: { chosen: '3020-21' } };
export const Dark: Story = { args: { chosen: '3020-15' }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { product: ready(englishPlate), chosen: '3020-16', quantity: 200, trail: [{ label: 'Home', to: { name: 'home' } }, { label: 'Brick parts', to: { name: 'parts' } }, { label: 'Arches and brackets', to: { name: 'parts', category: '8' } }] }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { product: ready(inTraditional(plate)), chosen: '3020-21', quantity: 11_000, inCart: 0, trail: [{ label: '首頁', to: { name: 'home' } }, { label: '顆粒商城', to: { name: 'parts' } }, { label: '楔形與轉角', to: { name: 'parts', category: '7' } }] },
  globals: { language: 'zh-Hant' },
};
