// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './TurnedPicture.stories.tsx';
import { loadPictureRenderer } from './use-picture-renderer.ts';

const { Ready, Unturned, Chrome } = composeStories(stories);

beforeAll(loadPictureRenderer);
const picture = () => screen.getByRole('img', { name: '科技砖 1×4，大红' });

test('names the part, and shows it at its angle', () => {
  const { rerender } = render(<Ready />);
  const before = picture().innerHTML;
  rerender(<Ready yaw={200} />);
  expect(picture().innerHTML).not.toBe(before);
});

test('has one scale while it turns', () => {
  const { rerender } = render(<Ready />);
  const side = () => picture().getAttribute('viewBox')?.split(' ')[2];
  const before = side();
  rerender(<Ready yaw={200} />);
  expect(side()).toBe(before);
});

test('needs no drawing code until it turns', () => {
  render(<Unturned />);
  expect(picture().querySelector('use')).toHaveAttribute('href', '/pictures/shapes/technic-1x4.svg#turning');
});

test('shows chrome with a second layer of light', () => {
  render(<Chrome />);
  expect(screen.getByRole('img').innerHTML).toContain('pp-chrome');
});
