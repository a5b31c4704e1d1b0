// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './TurnedPicture.stories.tsx';
import { loadPictureRenderer } from './use-picture-renderer.ts';

const { Ready, FromAbove, Turning, Chrome } = composeStories(stories);

beforeAll(loadPictureRenderer);

test('names the part, and shows it from the given side', () => {
  const { rerender } = render(<Ready />);
  const before = screen.getByRole('img', { name: '科技砖 1×4，大红' }).innerHTML;
  rerender(<FromAbove />);
  expect(screen.getByRole('img').innerHTML).not.toBe(before);
});

test('keeps one view box while it turns', () => {
  const { rerender } = render(<Turning />);
  const side = () => screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2];
  const before = side();
  rerender(<Turning look={{ yaw: 200 }} />);
  expect(side()).toBe(before);
});

test('shows chrome with a second layer of light', () => {
  render(<Chrome />);
  expect(screen.getByRole('img').innerHTML).toContain('pp-chrome');
});
