// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextArea.stories.tsx';

const { Ready, TooLong, NoLimit } = composeStories(stories);

test('counts an emoji as one character', () => {
  const { container } = render(<Ready value="砖🧱" />);
  expect(container).toHaveTextContent('2 / 150');
});

test('keeps a text that is too long and says by how much it exceeds the limit', async () => {
  const onChange = fn();
  render(<TooLong onChange={onChange} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('超出 3 个字，请缩短');
  await userEvent.type(screen.getByRole('textbox'), '块');
  expect(onChange).toHaveBeenCalledWith(`${'砖'.repeat(153)}块`);
});

test('shows no count without a limit', () => {
  const { container } = render(<NoLimit />);
  expect(container).not.toHaveTextContent('/');
});
