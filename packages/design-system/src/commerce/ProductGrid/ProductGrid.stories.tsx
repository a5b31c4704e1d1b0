import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BRICK, LONG } from '../ProductCard/fixtures-card.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const CARDS = [
  BRICK,
  LONG,
  { ...BRICK, id: '14', stock: 0 },
  { ...BRICK, id: '15', part: undefined, picture: { kind: 'photo' as const, url: '' } },
  { ...BRICK, id: '16', marketPrice: 88 },
  { ...BRICK, id: '17', name: '转角板 2×2' },
];

const meta = {
  component: ProductGrid,
  parameters: { layout: 'fullscreen' },
  args: { children: CARDS.map((product) => <ProductCard key={product.id} product={product} onAdd={fn()} />) },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SixColumns: Story = { args: { columns: 6 } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { columns: 6 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { columns: 5 }, globals: { language: 'zh-Hant' } };
