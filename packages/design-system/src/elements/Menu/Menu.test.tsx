// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Menu.stories.tsx';

const { Ready } = composeStories(stories);
const option = (name: string) => screen.getByRole('menuitemradio', { name });

async function open() {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  const button = screen.getByRole('button', { name: '小岚' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(option('小岚')).toHaveFocus());
  return { onChoose, button };
}

test('marks the current option', async () => {
  await open();
  expect(screen.getByRole('menu', { name: '更换客服' })).toContainElement(option('小岚'));
  expect(option('小岚')).toBeChecked();
  expect(option('阿远')).not.toBeChecked();
});

test('moves by arrow keys, Home, End and typing', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(option('阿远')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(option('Alex')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(option('小岚')).toHaveFocus());
  await userEvent.keyboard('al');
  await waitFor(() => expect(option('Alex')).toHaveFocus());
});

test('reports another option, closes and returns the focus', async () => {
  const { onChoose, button } = await open();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(option('阿远')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('阿远');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('only closes when the current option is chosen', async () => {
  const { onChoose } = await open();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(onChoose).not.toHaveBeenCalled();
});

test('opens by a click, also if it comes before the code', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button', { name: '小岚' }));
  expect(await screen.findByRole('menu')).toBeInTheDocument();
});
