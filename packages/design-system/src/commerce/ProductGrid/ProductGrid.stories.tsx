import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ProductSummary } from '@shop/contracts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const hexes = [
  ['大红', 'C91A09', 'u4'],
  ['蓝色', '0055BF', 'u1'],
  ['黄色', 'F2CD37', 'u14'],
  ['白色', 'FFFFFF', 'u15'],
  ['黑色', '05131D', 'u0'],
  ['浅灰', 'A0A5A9', 'u71'],
  ['绿色', '237841', 'u2'],
] as const;
const pictured = (shape: string, hex: string) => ({ kind: 'part' as const, shape, hex, finish: 'solid' as const });
const BRICK: ProductSummary = {
  id: '12',
  name: '基础砖 2×4',
  picture: pictured('3001', 'C91A09'),
  price: 62,
  stock: 4200,
  sales: 900,
  unit: '颗',
  isPresale: false,
  part: {
    number: '3001',
    shopNumber: 'GDS-541',
    weight: 2320,
    colours: hexes.map(([name, hex, uniqueId]) => ({ name, picture: pictured('3001', hex), uniqueId })),
    colourCount: 70,
  },
};
const LONG: ProductSummary = {
  ...BRICK,
  id: '13',
  name: 'Technic brick modified 1×2 with two pin holes and a very long extra description of its rotation joint',
  stock: 36,
};
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
