// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './OfflineNote.stories.tsx';

const { Ready, SeenYesterday, NothingOfEarlier, WorstCaseEnglish } = composeStories(stories);
const note = () => screen.getByRole('status');

test('says when the page was seen, with the day if it was not today', () => {
  const { rerender } = render(<Ready />);
  expect(note()).toHaveTextContent('当前显示的是 14:05 的内容，价格和库存可能已变。购物车里修改的数量');
  rerender(<SeenYesterday />);
  expect(note()).toHaveTextContent('当前显示的是 11月19日 18:45 的内容');
});

test('names no time when the page shows nothing of earlier', () => {
  render(<NothingOfEarlier />);
  expect(note()).toHaveTextContent('无法连接商店。之前打开过的页面仍可查看。');
  expect(note().querySelector('time')).toBeNull();
});

test('says which changes are sent later and which never', () => {
  render(<WorstCaseEnglish />);
  expect(note()).toHaveTextContent('This page is from Nov 19, 18:45');
  expect(note()).toHaveTextContent(/changed\. \S/);
  expect(note()).toHaveTextContent('Orders, payments and refunds are not sent automatically');
});
