// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Notice.stories.tsx';

const { Ready, Red } = composeStories(stories);

test('announces red notices at once, others politely', () => {
  render(<Ready />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  render(<Red />);
  expect(screen.getByRole('alert')).toHaveTextContent('过期了');
});
