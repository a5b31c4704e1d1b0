// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ProductGrid.stories.tsx';

const { Ready } = composeStories(stories);

test('is one list of cards', () => {
  render(<Ready />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
