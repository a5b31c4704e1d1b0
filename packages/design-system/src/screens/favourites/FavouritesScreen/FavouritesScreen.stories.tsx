import type { Favourite } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishFavourites, favourites, standardFavourites } from '../fixtures-favourites.ts';
import { FavouritesScreen } from './FavouritesScreen.tsx';

const account = { counts: { orders: 7, cart: 12 }, onSignOut: fn() };
const [first, second, third, gone] = favourites as readonly [Favourite, Favourite, Favourite, Favourite];

const meta = {
  component: FavouritesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    favourites: ready(favourites),
    hasMore: true,
    onMore: fn(),
    selected: new Set<string>(),
    onSelect: fn(),
    onRemove: fn(),
    added: {},
    onAdd: fn(),
    adding: 'idle',
    onAddMany: fn(),
    onCloseResult: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AccountProvider value={account}>
        <Story />
      </AccountProvider>
    ),
  ],
} satisfies Meta<typeof FavouritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { favourites: loading, hasMore: false } };
export const Failed: Story = { args: { favourites: failed('server'), hasMore: false } };
export const Empty: Story = { args: { favourites: ready([]), hasMore: false } };
export const Complete: Story = { args: { hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Selected: Story = { args: { selected: new Set(['1', '2', '4']) } };
/** A standard server: no part facts, a missing stock, a missing name. */
export const StandardServer: Story = { args: { favourites: ready(standardFavourites), hasMore: false } };
/** Only what is sold out or off sale is left. */
export const NothingToAdd: Story = {
  args: { favourites: ready(favourites.filter(({ stock, isOnSale }) => stock === 0 || !isOnSale)), hasMore: false },
};
export const AddingOne: Story = { args: { addingId: '1', added: { '2': 3 } } };
export const AddingMany: Story = { args: { adding: { done: 3, of: 13 } } };
export const Added: Story = { args: { adding: { added: favourites.slice(0, 3), left: [] } } };
export const SomeLeft: Story = {
  args: {
    adding: {
      added: [first, second],
      left: [
        { favourite: gone, reason: 'offSale' },
        ...favourites.slice(4, 6).map((favourite) => ({ favourite, reason: 'refused' as const, text: '超出限购数量' })),
        { favourite: third, reason: 'choice' },
      ],
    },
  },
};
export const Interrupted: Story = {
  args: {
    adding: {
      added: [first],
      left: [
        { favourite: second, reason: 'unanswered' },
        ...favourites.slice(4).map((favourite) => ({ favourite, reason: 'notTried' as const })),
      ],
    },
  },
};
export const Narrow: Story = { args: { selected: new Set(['1']) }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { selected: new Set(['1']) }, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { favourites: ready(englishFavourites), selected: new Set(['1', '2', '4']) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { selected: new Set(['1']) }, globals: { language: 'zh-Hant' } };
