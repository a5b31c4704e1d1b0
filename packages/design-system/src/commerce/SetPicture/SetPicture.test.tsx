// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './SetPicture.stories.tsx';

const { Ready, Empty } = composeStories(stories);

test.each([
  ['four parts', Ready],
  ['no picture', Empty],
])('is decorative: %s', (_, Story) => {
  const { container } = render(<Story />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('img', { name: /./ })).toBeNull();
});

test('shows at most four parts', () => {
  const { container } = render(<Ready pictures={[...Ready.args.pictures!, ...Ready.args.pictures!]} />);
  expect(container.querySelector('[data-count]')).toHaveAttribute('data-count', '4');
});
