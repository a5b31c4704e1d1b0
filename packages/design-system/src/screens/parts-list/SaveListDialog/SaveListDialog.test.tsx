// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SaveListDialog.stories.tsx';

const S = composeStories(stories);
const name = () => screen.getByRole('textbox', { name: '清单名称' });
const save = () => userEvent.click(screen.getByRole('button', { name: '存为清单' }));

test('focuses the name and saves it trimmed on Enter', async () => {
  const onSave = fn();
  render(<S.Ready onSave={onSave} />);
  await waitFor(() => expect(name()).toHaveFocus());
  await userEvent.clear(name());
  await userEvent.type(name(), '  我的车站 {Enter}');
  expect(onSave).toHaveBeenCalledWith({ name: '我的车站' });
});

test('shows what is saved and what is left out', () => {
  render(<S.Ready />);
  expect(screen.getByText('会保存 578 种 4,665 颗。')).toBeInTheDocument();
  expect(screen.getByText('7 行无法识别，不会保存。')).toBeInTheDocument();
});

test('replaces another list with its name, unless another was typed', async () => {
  const onSave = fn();
  const { unmount } = render(<S.Ready onSave={onSave} />);
  await userEvent.click(screen.getByRole('radio', { name: '替换已有的一份' }));
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: '替换哪一份' })).toHaveAccessibleDescription('请选择要替换的清单');
  await userEvent.selectOptions(screen.getByRole('combobox'), '8');
  await userEvent.selectOptions(screen.getByRole('combobox'), '9');
  expect(name()).toHaveValue('车站大厅');
  await save();
  expect(onSave).toHaveBeenCalledWith({ name: '车站大厅', inPlaceOf: '9' });
  unmount();
  render(<S.Ready onSave={onSave} />);
  await userEvent.type(name(), '（改）');
  await userEvent.click(screen.getByRole('radio', { name: '替换已有的一份' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), '9');
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ name: '车站大厅-v3（改）', inPlaceOf: '9' });
});

test('can only save a new list when there are no saved lists', () => {
  const empty = render(<S.Empty />);
  expect(screen.queryByRole('radio')).toBeNull();
  empty.unmount();
  render(<S.Failed />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('已有的清单加载失败，这次只能保存为新清单。')).toBeInTheDocument();
});

test('does not save without a name or with one that is too long', async () => {
  const onSave = fn();
  const { unmount } = render(<S.Ready onSave={onSave} />);
  await userEvent.clear(name());
  await save();
  expect(name()).toHaveAccessibleDescription('请填写清单名称');
  expect(name()).toHaveFocus();
  unmount();
  render(<S.NameTooLong onSave={onSave} />);
  expect(screen.getByText('64 / 60')).toBeInTheDocument();
  await save();
  expect(onSave).not.toHaveBeenCalled();
});

test('without an answer the list may be saved, so the dialog does not say that it is not', () => {
  render(<S.Unanswered />);
  expect(screen.getByRole('dialog')).toHaveTextContent('尚不确定是否已保存');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('保存失败');
});

test('the input stays when saving failed', async () => {
  const { rerender } = render(<S.Ready />);
  await userEvent.type(name(), '二');
  rerender(<S.Ready saving={{ state: 'failed', failure: { kind: 'offline' } }} />);
  expect(name()).toHaveValue('车站大厅-v3二');
  expect(screen.getByRole('alert')).toHaveTextContent('保存失败无法连接商店，请检查网络后重试。');
});

test('ignores a second click while saving', async () => {
  const onSave = fn();
  render(<S.Busy onSave={onSave} />);
  await save();
  await userEvent.type(name(), '{Enter}');
  expect(onSave).not.toHaveBeenCalled();
});

test.each([
  ['nothing was understood', S.NothingUnderstood, '没有可识别的行，无法保存。'],
  ['there is too much', S.TooMany, '一份清单最多存 10,000 种，这份有 12,400 种。'],
])('shows why it cannot be saved: %s', (_, Story, sentence) => {
  render(<Story />);
  expect(screen.getByText(new RegExp(sentence))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '存为清单' })).toBeDisabled();
});

test('closes on Escape and by its button, and restores the focus', async () => {
  const onClose = fn();
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const { unmount } = render(<S.Ready onClose={onClose} />);
  await waitFor(() => expect(name()).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
  await waitFor(() => expect(before).toHaveFocus());
  before.remove();
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('dialog', { name: 'Save list' })).toHaveTextContent(
    '1 line was not recognised and will not be saved.',
  );
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('dialog', { name: '存為清單' })).toBeInTheDocument();
});
