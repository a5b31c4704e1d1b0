// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PageJump.stories.tsx';

const { Ready, First, Last, WorstCaseEnglish } = composeStories(stories);
const field = () => screen.getByRole('textbox', { name: '页码' });

test('shows the visible page', () => {
  render(<Ready />);
  expect(screen.getByRole('navigation')).toHaveTextContent('第 页，共 163 页');
  expect(field()).toHaveValue('3');
});

test.each([
  ['40', 40],
  ['４０', 40],
  ['999', 163],
])('goes to the typed page: %s', async (typed, page) => {
  const onGo = fn();
  render(<Ready onGo={onGo} />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(onGo).toHaveBeenCalledExactlyOnceWith(page);
});

test.each(['0', '-2', 'x', '3'])('stays on the page for %s', async (typed) => {
  const onGo = fn();
  render(<Ready onGo={onGo} />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(onGo).not.toHaveBeenCalled();
  expect(field()).toHaveValue('3');
});

test('links to the previous and next page and goes there without a page load', async () => {
  const onGo = fn();
  render(<Ready onGo={onGo} />);
  const next = screen.getByRole('link', { name: '下一页' });
  expect(next).toHaveAttribute('href', '#name=parts&page=4');
  expect(next).toHaveAttribute('rel', 'next');
  await userEvent.click(next);
  expect(onGo).toHaveBeenCalledExactlyOnceWith(4);
});

test('has no link before the first or after the last page, and renders nothing for a single page', () => {
  const { unmount } = render(<First />);
  expect(screen.queryByRole('link', { name: '上一页' })).toBeNull();
  unmount();
  render(<Last />);
  expect(screen.queryByRole('link', { name: '下一页' })).toBeNull();
  expect(render(<Ready pages={1} />).container).toHaveTextContent('');
});

test('renders in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('navigation')).toHaveTextContent('Page of 5,678');
});
