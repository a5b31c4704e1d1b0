// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { addBookmark, bookmarkKeys } from './add-bookmark.ts';
import * as stories from './BookmarkButton.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);
const page = { url: 'https://example.com/', title: 'pip' };

test('adds the bookmark in an old browser that allows it', () => {
  const AddFavorite = fn();
  expect(addBookmark({ external: { AddFavorite } }, page)).toBe('added');
  expect(AddFavorite).toHaveBeenCalledExactlyOnceWith('https://example.com/', 'pip');
});

test('asks for keys in one kind of browser, and says that others do not support it', () => {
  expect(addBookmark({ sidebar: {} }, page)).toBe('byHand');
  expect(addBookmark({ external: {} }, page)).toBe('unsupported');
  const AddFavorite = () => {
    throw new Error('not allowed');
  };
  expect(addBookmark({ external: { AddFavorite } }, page)).toBe('byHand');
});

test('names the keys of the platform', () => {
  expect(['Win32', 'Linux x86_64', 'MacIntel'].map(bookmarkKeys)).toEqual(['Ctrl+D', 'Ctrl+D', '⌘D']);
});

test('says which keys to press', async () => {
  render(<WorstCaseEnglish />);
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark this shop' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your browser does not support this. Please press Ctrl+D');
});

test('shows no text before a click', () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
