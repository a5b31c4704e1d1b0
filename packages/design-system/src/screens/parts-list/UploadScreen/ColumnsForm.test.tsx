// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './UploadScreen.stories.tsx';

const { Columns, ColumnsAgain, ColumnsTwoFiles } = composeStories(stories);
const file = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, column: number, role: string) =>
  userEvent.selectOptions(file(name).getByRole('combobox', { name: `第 ${column} 列` }), role);
/** Renders a story and waits for the form, which loads when it is needed. */
async function openForm(story: ReactElement) {
  render(story);
  await screen.findByRole('form');
}
const button = (name: string) => screen.getByRole('button', { name });

test('leads back to the open list whose columns are chosen again', async () => {
  const onCancel = fn();
  await openForm(<ColumnsAgain onCancel={onCancel} />);
  expect(screen.getByText('请选出数量列。清单里已经做的决定都会保留。')).toBeVisible();
  await userEvent.click(button('返回清单'));
  expect(onCancel).toHaveBeenCalledOnce();
});

test('starts with a guess, and shows a preview and missing columns', async () => {
  const onColumns = fn();
  await openForm(<Columns onColumns={onColumns} />);
  expect(screen.getByRole('form', { name: '选择每一列的内容' })).toHaveFocus();
  const table = file('我的零件.xlsx');
  const result = table.getByRole('status');
  expect(table.getByRole('combobox', { name: '第 3 列' })).toHaveDisplayValue('零件编号');
  expect(result).toHaveTextContent('零件 3001，没有颜色，没有数量');
  expect(result).toHaveTextContent(
    '没有选择颜色列。编号里不含颜色的行，读取后需逐行选择颜色。没有选择数量列。读取后需逐行填写数量。',
  );
  await choose('我的零件.xlsx', 4, '颜色');
  await choose('我的零件.xlsx', 5, '数量');
  expect(result).toHaveTextContent(
    '读取结果零件 3001，颜色 大红，20 颗零件 3023，颜色 深灰，145 颗零件 2431，颜色 白色，8 颗',
  );
  await userEvent.click(button('继续读取'));
  expect(onColumns).toHaveBeenCalledExactlyOnceWith({ 0: { part: 2, colour: 3, quantity: 4, hasHeader: true } });
});

test('a first row that is not a header is read too', async () => {
  await openForm(<Columns />);
  await userEvent.click(screen.getByRole('checkbox', { name: '第一行是表头' }));
  expect(file('我的零件.xlsx').getByRole('status')).toHaveTextContent('零件 编码，没有颜色');
});

test('a role selected twice belongs to the last column', async () => {
  await openForm(<Columns />);
  await choose('我的零件.xlsx', 1, '零件编号');
  expect(file('我的零件.xlsx').getByRole('combobox', { name: '第 3 列' })).toHaveDisplayValue('忽略');
});

test('does not continue without part numbers, and focuses the file without them', async () => {
  const onColumns = fn();
  await openForm(<ColumnsTwoFiles onColumns={onColumns} />);
  expect(file('roof.txt').getByText('尚未读到零件。')).toBeInTheDocument();
  await userEvent.click(button('继续读取'));
  expect(onColumns).not.toHaveBeenCalled();
  expect(file('roof.txt').getByRole('combobox', { name: '第 1 列' })).toHaveFocus();
  await choose('roof.txt', 2, '零件编号');
  await choose('roof.txt', 4, '数量');
  await userEvent.click(button('继续读取'));
  expect(onColumns).toHaveBeenCalledExactlyOnceWith({
    0: { part: 2, hasHeader: true },
    1: { part: 1, quantity: 3, hasHeader: false },
  });
});

test('can be cancelled to choose another file', async () => {
  const onCancel = fn();
  await openForm(<Columns onCancel={onCancel} />);
  await userEvent.click(button('更换文件'));
  expect(onCancel).toHaveBeenCalledOnce();
});
