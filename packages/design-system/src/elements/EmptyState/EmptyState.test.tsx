// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Ready } = composeStories(stories);

test('says what is missing and offers an action, with a decorative picture', async () => {
  const { container } = render(<Ready />);
  expect(screen.getByRole('heading', { name: '购物车是空的' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '逛颗粒商城' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true'));
});
