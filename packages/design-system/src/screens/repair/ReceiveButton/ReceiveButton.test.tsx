// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ReceiveButton.stories.tsx';

const { Ready, WorstCaseEnglish } = composeStories(stories);

test('confirms receipt after a question', async () => {
  const onReceive = fn();
  render(<Ready onReceive={onReceive} />);
  await userEvent.click(screen.getByRole('button', { name: '确认收货' }));
  expect(onReceive).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '收到了' }));
  expect(onReceive).toHaveBeenCalledOnce();
});

test('is translated', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Confirm receipt' })).toBeInTheDocument();
});
