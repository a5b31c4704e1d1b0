// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ComboboxList.stories.tsx';

const { Ready, Empty } = composeStories(stories);
const input = () => screen.getByRole('combobox', { name: '搜索颗粒' });
const selected = () => screen.queryByRole('option', { selected: true });

test('names its groups, and is connected to the input', () => {
  render(<Ready />);
  expect(within(screen.getByRole('group', { name: '颗粒' })).getAllByRole('option')).toHaveLength(2);
  expect(input()).toHaveAttribute('aria-expanded', 'true');
  expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: '搜索颗粒' }).id);
});

test('moves the active option by arrow keys in a circle that contains the input, and chooses it by Enter', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}');
  expect(selected()).toHaveTextContent('基础板 宽 2');
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toHaveTextContent('基础板 2×4');
  expect(input()).toHaveAttribute('aria-activedescendant', selected()!.id);
  expect(input()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ key: '基础板 2×4' });
});

test('is not moved by the pointer, and chooses by a click', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  const option = screen.getByRole('option', { name: '基础砖 2×4' });
  await userEvent.hover(option);
  expect(selected()).toBeNull();
  await userEvent.click(option);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ key: '基础砖 2×4' });
});

test('typing leaves the options; the text and the caret stay', async () => {
  render(<Ready />);
  await userEvent.type(input(), '2x4{ArrowDown}');
  expect(selected()).not.toBeNull();
  await userEvent.type(input(), '红', { initialSelectionStart: 1 });
  expect(selected()).toBeNull();
  expect(input()).toHaveValue('2红x4');
});

test('reports the Delete key on the active option', async () => {
  const onDelete = fn();
  render(<Ready onDelete={onDelete} />);
  await userEvent.click(input());
  await userEvent.keyboard('{Delete}');
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(onDelete).toHaveBeenCalledExactlyOnceWith({ key: '基础砖 2×4' });
});

test('is collapsed without options', () => {
  render(<Empty />);
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});
