// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { savedLists } from '../fixtures-saved.ts';
import * as stories from './AddToListDialog.stories.tsx';

const S = composeStories(stories);
const [latest] = savedLists;
const add = () => userEvent.click(screen.getByRole('button', { name: '加入清单' }));
const quantity = () => screen.getByRole('textbox', { name: '数量' });

test('adds the pieces to the latest list, with a changed quantity', async () => {
  const onAdd = fn();
  render(<S.Ready onAdd={onAdd} />);
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '40{Tab}');
  await add();
  expect(onAdd).toHaveBeenCalledWith({ quantity: 40, to: { id: latest?.id, name: latest?.name } });
});

test('adds the pieces to a new list, which needs a name', async () => {
  const onAdd = fn();
  render(<S.Ready onAdd={onAdd} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '选择清单' }), '新建清单');
  const name = screen.getByRole('textbox', { name: /清单名称/ });
  expect(name).toHaveValue('想要的零件');
  await userEvent.clear(name);
  await add();
  expect(onAdd).not.toHaveBeenCalled();
  expect(name).toHaveFocus();
  await userEvent.type(name, ' 屋顶 ');
  await add();
  expect(onAdd).toHaveBeenCalledWith({ quantity: 12, to: { name: '屋顶' } });
});

test('Enter adds the part as soon as the lists are there, and nothing before', async () => {
  const actions = { onAdd: fn(), onClose: fn() };
  const { rerender } = render(<S.Loading {...actions} />);
  await waitFor(() => expect(screen.getByRole('button', { name: '加入清单' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(actions.onAdd).not.toHaveBeenCalled();
  rerender(<S.Loading {...actions} lists={ready(savedLists)} />);
  await userEvent.keyboard('{Enter}');
  expect(actions.onAdd).toHaveBeenCalledOnce();
  expect(actions.onClose).not.toHaveBeenCalled();
});

test('a shopper without lists only names the new one', () => {
  render(<S.Empty />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('textbox', { name: /清单名称/ })).toBeVisible();
});

test('a visitor signs in first', async () => {
  const onSignIn = fn();
  render(<S.Visitor onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

test('shows the refusal of the shop as sent, and says when no answer came', () => {
  const { unmount } = render(<S.NotAdded />);
  expect(screen.getByText('清单最多 100 份，先删掉一些')).toBeVisible();
  unmount();
  render(<S.Unanswered />);
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/尚不确定是否已加入/);
  expect(screen.queryByText('加入失败')).toBeNull();
});

test('lists that cannot be loaded are requested again', async () => {
  const onRetry = fn();
  render(<S.Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
