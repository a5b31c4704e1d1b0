// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FavouriteButton.stories.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { FavouritesProvider } from './favourites.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { allMessages } from '../../messages/all-messages.ts';

const { Ready, AsButtonFavourited, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);
const inChinese = (children: React.ReactNode) => (
  <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
    {children}
  </MessagesProvider>
);

test('adds a favourite and removes it, by keyboard too', async () => {
  render(<Ready />);
  const heart = screen.getByRole('button', { name: '收藏 基础砖 2×4', pressed: false });
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('reports the part by id and name', async () => {
  const onToggle = fn();
  render(
    inChinese(
      <FavouritesProvider value={{ has: () => false, onToggle }}>
        <FavouriteButton product={{ id: '12', name: '基础砖 2×4' }} />
      </FavouritesProvider>,
    ),
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith({ id: '12', name: '基础砖 2×4' });
});

test('renders nothing without a favourites provider', () => {
  render(inChinese(<FavouriteButton product={{ id: '12', name: '基础砖 2×4' }} />));
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows English and traditional Chinese texts', () => {
  render(<AsButtonFavourited />);
  render(<WorstCaseEnglish />);
  render(<WorstCaseTraditional />);
  expect(screen.getAllByRole('button').map((button) => button.textContent?.split(' ')[0])).toEqual([
    '收藏',
    'Favourite',
    '收藏',
  ]);
});
