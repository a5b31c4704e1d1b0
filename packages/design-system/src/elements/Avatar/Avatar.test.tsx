// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './Avatar.stories.tsx';

const { Ready, Emoji, BrokenPicture } = composeStories(stories);

test('stands in with the first letter, whole emoji included', () => {
  expect(render(<Ready />).container).toHaveTextContent('林');
  expect(render(<Emoji />).container).toHaveTextContent('🧱');
});

test('stands in for a picture that cannot be had', () => {
  const { container } = render(<BrokenPicture />);
  fireEvent.error(container.querySelector('img')!);
  expect(container).toHaveTextContent('林');
});
