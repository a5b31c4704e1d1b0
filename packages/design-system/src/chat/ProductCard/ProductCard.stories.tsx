import type { Meta, StoryObj } from '@storybook/react-vite';
import { plate } from '../fixtures.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ width: '2.92rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { product: plate },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Photo: Story = {
  args: { product: { ...plate, picture: { kind: 'photo', url: '' }, name: '儿童积木桶 120 粒装', price: 15900 } },
};
export const Unnamed: Story = { args: { product: { ...plate, name: '' } } };
export const SoldOut: Story = { args: { product: { ...plate, stock: 0 } } };
/** The server sends only the name and the picture: the card claims nothing else. */
export const Unknown: Story = { args: { product: { ...plate, price: undefined, stock: undefined, sales: undefined } } };
export const WorstCaseEnglish: Story = {
  args: {
    product: {
      ...plate,
      name: 'Technic Pin with Friction Ridges Lengthwise and Centre Slots, Dark Bluish Gray',
      price: 123456789,
      stock: 1234567,
      sales: 7654321,
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
