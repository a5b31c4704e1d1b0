// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from './SkipTo.stories.tsx';

const { Ready } = composeStories(stories);

test('moves the focus past the content between, by keyboard', async () => {
  render(<Ready />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '跳过列表' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('清单后面')).toHaveFocus();
});
