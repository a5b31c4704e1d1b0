// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Pagination.stories.tsx';

const { Ready, Middle, Last, WorstCaseEnglish } = composeStories(stories);

test('marks the present page and links to the others', () => {
  render(<Middle />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('第 12 页');
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '#name=parts&page=13');
});

test('has no way before the first or after the last page', () => {
  render(<Ready />);
  expect(screen.queryByRole('link', { name: '上一页' })).not.toBeInTheDocument();
  render(<Last />);
  expect(screen.getAllByRole('link', { name: '下一页' })).toHaveLength(1);
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('link', { name: 'Page 1,234' })).toHaveAttribute('aria-current', 'page');
});

test('is not there for a single page', () => {
  expect(render(<Ready pageCount={1} />).container).toHaveTextContent('');
});
