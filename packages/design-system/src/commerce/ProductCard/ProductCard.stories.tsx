import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FavouritesProvider } from '../../elements/FavouriteButton/favourites.ts';
import { BRICK, LONG } from './fixtures-card.ts';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  component: ProductCard,
  decorators: [
    (Story) => (
      <div style={{ width: '2.12rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { product: BRICK, onAdd: fn() },
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Adding: Story = { args: { adding: 'busy' } };
export const Added: Story = { args: { adding: 'added', quantityInCart: 20 } };
export const LittleLeft: Story = { args: { product: { ...BRICK, stock: 36 } } };
export const SoldOut: Story = { args: { product: { ...BRICK, stock: 0 } } };
/** The list of the server has no stock: the product can be bought, and adding it is the check. */
export const UnknownStock: Story = { args: { product: { ...BRICK, stock: undefined } } };
export const WithMarketPrice: Story = { args: { product: { ...BRICK, marketPrice: 88 } } };
export const WithoutPartFacts: Story = {
  args: { product: { ...BRICK, part: undefined, picture: { kind: 'photo', url: '' } } },
};
export const Favourite: Story = {
  decorators: [
    (Story) => (
      <FavouritesProvider value={{ has: (id) => id === '12', onToggle: fn() }}>
        <Story />
      </FavouritesProvider>
    ),
  ],
};
const cardOf =
  (width: string): Decorator =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  );
/** The word of the button is in view, inside the card. */
const fits: Story['play'] = async ({ canvas }) => {
  const card = canvas.getByRole('article').getBoundingClientRect();
  const button = canvas.getByRole('button', { name: /^(?:加入|已加)/ });
  const word = document.createRange();
  word.selectNode(button.lastElementChild?.previousSibling ?? button);
  await expect(word.getBoundingClientRect().width).toBeGreaterThan(20);
  await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
};
/** In six columns, and on a phone. */
export const Narrow: Story = {
  args: { adding: 'added', quantityInCart: 20 },
  decorators: [cardOf('1.63rem')],
  play: fits,
};
/** On a phone of 320 px. */
export const Small: Story = { decorators: [cardOf('1.36rem')], play: fits };
export const WorstCaseEnglish: Story = {
  args: { product: { ...LONG, unit: 'piece' }, adding: 'added', quantityInCart: 1200 },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { product: { ...BRICK, stock: 82 } },
  globals: { language: 'zh-Hant' },
};
