// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { addBookmark, bookmarkKeys } from './add-bookmark.ts';
import * as stories from './BookmarkButton.stories.tsx';

const { Ready, TellsByToast, WorstCaseEnglish } = composeStories(stories);
const page = { url: 'https://example.com/', title: 'pip' };

test('adds the page where an old browser lets it', () => {
  const AddFavorite = fn();
  expect(addBookmark({ external: { AddFavorite } }, page)).toBe('added');
  expect(AddFavorite).toHaveBeenCalledExactlyOnceWith('https://example.com/', 'pip');
});

test('asks for keys on one kind of browser, and says that the others cannot', () => {
  expect(addBookmark({ sidebar: {} }, page)).toBe('byHand');
  expect(addBookmark({ external: {} }, page)).toBe('unsupported');
  const AddFavorite = () => {
    throw new Error('not allowed');
  };
  expect(addBookmark({ external: { AddFavorite } }, page)).toBe('byHand');
});

test('knows the keys of the machine', () => {
  expect(['Win32', 'Linux x86_64', 'MacIntel'].map(bookmarkKeys)).toEqual(['Ctrl+D', 'Ctrl+D', '⌘D']);
});

test('tells the shopper what to press', async () => {
  render(<WorstCaseEnglish />);
  await userEvent.click(screen.getByRole('button', { name: 'Bookmark us' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your browser does not support it, please press Ctrl+D');
});

test('hands the sentence on where the page has a place for it', async () => {
  const onAsk = fn();
  render(<TellsByToast onAsk={onAsk} />);
  await userEvent.click(screen.getByRole('button', { name: '收藏本站' }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('您的浏览器不支持，请按 Ctrl+D 收藏');
});

test('is quiet until asked', () => {
  render(<Ready />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
