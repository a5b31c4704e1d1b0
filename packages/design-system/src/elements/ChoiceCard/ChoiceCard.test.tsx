// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChoiceCard.stories.tsx';

const { Ready, Disabled } = composeStories(stories);

test('is selected by a click anywhere on the card', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.click(screen.getByText('余额支付'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('balance');
});

test('cannot be selected while disabled', async () => {
  const onChoose = fn();
  render(<Disabled onChoose={onChoose} />);
  await userEvent.click(screen.getByText('余额支付'));
  expect(onChoose).not.toHaveBeenCalled();
});
