// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './ApostropheNotice.stories.tsx';

const { Ready, Empty, OneLine, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);
const box = () => screen.getByRole('textbox', { name: '留言' });

test('says that apostrophes may be removed, as soon as one is typed, and not before', async () => {
  render(<Empty />);
  expect(screen.queryByText(/撇号/)).not.toBeInTheDocument();
  await userEvent.type(box(), "don't");
  expect(screen.getByText(/部分商店保存时会去除/)).toHaveAttribute('aria-live', 'polite');
  expect(box()).toHaveValue("don't");
});

test.each([[Ready], [OneLine]])('replaces them by ones that stay, by keyboard (%#)', async (Story) => {
  render(<Story />);
  await userEvent.click(box());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveValue('Leave it at O’Brien’s');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Use an apostrophe that stays' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByText(/^這段文字裡有撇號/)).toBeInTheDocument();
});
