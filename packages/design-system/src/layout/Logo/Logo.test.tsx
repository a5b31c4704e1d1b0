// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Logo.stories.tsx';

const { Ready, OtherShop, WithPicture } = composeStories(stories);

test('shows the mark of the stand-in shop, named by its full name', () => {
  render(<Ready />);
  expect(screen.getByRole('img', { name: 'pip 颗粒铺' })).toHaveTextContent(/^颗粒铺$/);
});

test('shows the name of any other shop', () => {
  render(<OtherShop />);
  expect(screen.getByText('另一家积木店')).toBeInTheDocument();
});

test('shows the image of the shop, and its name when the image fails to load', () => {
  render(<WithPicture />);
  fireEvent.error(screen.getByRole('img', { name: '另一家积木店' }));
  expect(screen.getByText('另一家积木店')).toBeInTheDocument();
});
