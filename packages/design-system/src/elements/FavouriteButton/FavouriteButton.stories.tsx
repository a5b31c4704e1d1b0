import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FavouritesProvider, type Favoured } from './favourites.ts';

const BRICK: Favoured = { id: '12', name: '基础砖 2×4' };
const onToggle = fn<(product: Favoured) => void>();

/** Favourites with state, as in the shop. */
function Remembering({ first, children }: { first: readonly string[]; children: React.ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>(first);
  const toggle = (product: Favoured) => {
    onToggle(product);
    setIds((before) =>
      before.includes(product.id) ? before.filter((id) => id !== product.id) : [...before, product.id],
    );
  };
  return (
    <FavouritesProvider value={{ has: (id) => ids.includes(id), onToggle: toggle }}>{children}</FavouritesProvider>
  );
}

const withFavourites: Decorator = (Story, { parameters }) => (
  <Remembering first={(parameters.favourites as readonly string[] | undefined) ?? []}>
    <div style={{ position: 'relative', width: '2.12rem', height: '2.12rem', background: 'var(--tray)' }}>
      <Story />
    </div>
  </Remembering>
);

const meta = { component: FavouriteButton, args: { product: BRICK }, decorators: [withFavourites] } satisfies Meta<
  typeof FavouriteButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Favourited: Story = { parameters: { favourites: ['12'] } };
export const AsButton: Story = { args: { look: 'button' } };
export const AsButtonFavourited: Story = { args: { look: 'button' }, parameters: { favourites: ['12'] } };
export const Dark: Story = { parameters: { favourites: ['12'] }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { look: 'button', product: { id: '12', name: 'Technic, Plate Special 2 × 4 with Side Studs' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { look: 'button' }, globals: { language: 'zh-Hant' } };
