// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Avatar.stories.tsx';

const { Ready, Emoji, BrokenPicture } = composeStories(stories);

test('shows the first letter of the name, or a whole emoji', () => {
  expect(render(<Ready />).container).toHaveTextContent('林');
  expect(render(<Emoji />).container).toHaveTextContent('🧱');
});

test('shows the letter when the picture fails to load', () => {
  const { container } = render(<BrokenPicture />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('林');
});
