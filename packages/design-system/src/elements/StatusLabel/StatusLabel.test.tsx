// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './StatusLabel.stories.tsx';

const { Red } = composeStories(stories);

test('shows the status as text; screen readers skip the icon', () => {
  const { container } = render(<Red />);
  expect(screen.getByText('已拒绝')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
