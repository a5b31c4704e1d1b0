// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Breadcrumbs.stories.tsx';

const { Ready } = composeStories(stories);

test('links to all pages except the current one', () => {
  render(<Ready />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['首页', '颗粒商城']);
  expect(screen.getByText('基础板 2×4')).toHaveAttribute('aria-current', 'page');
});
