import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FavouritesProvider } from '../../elements/FavouriteButton/favourites.ts';
import {
  bareFlashItem,
  comingSlot,
  englishFlashItems,
  flashItems,
  overSlot,
  runningSlot,
} from '../fixtures-promotions.ts';
import { inTraditional } from '../fixtures-parts.ts';
import { FlashCard } from './FlashCard.tsx';

const [item, , , , nearlySold, soldOut, unlimited] = flashItems as readonly [
  typeof bareFlashItem,
  ...typeof flashItems,
];
const favourites = { has: () => false, onToggle: fn() };

const meta = {
  component: FlashCard,
  decorators: [
    (Story) => (
      <FavouritesProvider value={favourites}>
        <div style={{ width: '2.2rem' }}>
          <Story />
        </div>
      </FavouritesProvider>
    ),
  ],
  args: { item, slot: runningSlot },
} satisfies Meta<typeof FlashCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NearlySold: Story = { args: { item: nearlySold } };
export const SoldOut: Story = { args: { item: soldOut } };
export const Coming: Story = { args: { slot: comingSlot } };
export const Over: Story = { args: { slot: overSlot } };
export const WithoutLimit: Story = { args: { item: unlimited } };
export const Bare: Story = { args: { item: bareFlashItem } };
/** The server sends neither the remaining pieces nor the share that is sold. */
export const UnknownPieces: Story = { args: { item: { ...item, left: undefined, soldPercent: undefined } } };
export const BareAndComing: Story = { args: { item: bareFlashItem, slot: comingSlot } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '1.71rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const WorstCaseEnglish: Story = { args: { item: englishFlashItems[1] ?? item }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { item: inTraditional(nearlySold ?? item) },
  globals: { language: 'zh-Hant' },
};
