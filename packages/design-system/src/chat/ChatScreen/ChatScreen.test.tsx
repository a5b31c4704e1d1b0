// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ChatScreen.stories.tsx';

const { Ready, Empty, WorstCaseEnglish } = composeStories(stories);

test('is a page with a heading and without a close button', () => {
  render(<Ready />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: '在线客服' }));
  expect(screen.getByText('地址在杭州，周日前到就行')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
});

test('lets the shopper write in an empty conversation', () => {
  render(<Empty />);
  expect(screen.getByRole('textbox')).toBeEnabled();
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1, name: 'Customer service chat' })).toBeInTheDocument();
});
