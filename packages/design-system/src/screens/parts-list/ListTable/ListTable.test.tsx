// @vitest-environment jsdom
import type { ListRow } from '@shop/parts-list';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { rowOf, rows } from '../fixtures-list.ts';
import * as stories from '../ListScreen/ListScreen.stories.tsx';

const { Ready, RowsOnTheirWay } = composeStories(stories);

const table = () => screen.getByRole('grid', { name: '逐行结果' });
const lines = () => within(table()).getAllByRole('row').slice(1);
const lineOf = (name: RegExp) => lines().find((line) => name.test(line.textContent)) as HTMLElement;
const keyOf = (part: string) => rows.find(({ written }) => written.part === part)?.key as string;
const open = async (name: RegExp) => {
  await userEvent.click(within(lineOf(name)).getByRole('button', { name: /的详情$/ }));
  return lineOf(name).nextElementSibling as HTMLElement;
};

test('shows the text of the file, the problem, and how each row was read', () => {
  render(<Ready />);
  const spoilt = lineOf(/无法识别的零件/);
  expect(within(spoilt).getByText('30O1').tagName).toBe('MARK');
  expect(within(lineOf(/数量不是数字/)).getByText('一打').tagName).toBe('MARK');
  expect(lineOf(/4073/)).toHaveTextContent('读作 6141：旧编号或其他平台编号');
  expect(lineOf(/54200/)).toHaveTextContent('原样读取');
  expect(lineOf(/87079/)).toHaveTextContent('有 31 颗，先买这些');
  expect(lineOf(/3069b/)).toHaveTextContent('每人最多 200 颗');
});

test('supports moving, including and opening rows by keyboard', async () => {
  const onLeaveOut = fn();
  render(<Ready onLeaveOut={onLeaveOut} />);
  lines()[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(lines()[1]).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(lines().at(-1)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}{PageDown}');
  expect(lines()[10]).toHaveFocus();
  const walked = lines()[10] as HTMLElement;
  await userEvent.keyboard(' ');
  expect(onLeaveOut).toHaveBeenCalledExactlyOnceWith([expect.any(String)], true);
  expect(walked).toHaveTextContent('已选择不买');
  await userEvent.keyboard('{Enter}');
  const part = await within(table()).findByRole('textbox', { name: '零件编号' });
  await userEvent.type(part, '{Escape}');
  expect(within(table()).queryByRole('textbox', { name: '零件编号' })).toBeNull();
  expect(walked).toHaveFocus();
});

test('ignores keys that are typed in fields of a row', async () => {
  const onEdit = fn();
  render(<Ready onEdit={onEdit} />);
  const box = within(lineOf(/54200/)).getByRole('textbox');
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowUp}');
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(keyOf('54200'), { quantity: 32 });
  expect(box).toHaveFocus();
});

test('limits the quantity to stock and purchase limit', async () => {
  const onEdit = fn();
  render(<Ready onEdit={onEdit} />);
  for (const name of [/87079/, /3069b/]) {
    const box = within(lineOf(name)).getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '999{Enter}');
  }
  expect(onEdit).not.toHaveBeenCalled();
});

test('clears the edit when the quantity is that of the file again', async () => {
  const onEdit = fn();
  const row = {
    ...rowOf({ written: ['3001', '5', '12'], name: '基础砖 2×4', shape: '3001', price: 30 }),
    isEdited: true,
    buy: { quantity: 11, unitPrice: 30, sum: 330 },
  };
  render(<Ready rowCount={1} rowAt={() => row} onEdit={onEdit} />);
  expect(lineOf(/3001/)).toHaveTextContent('文件需要 12');
  await userEvent.click(within(lineOf(/3001/)).getByRole('button', { name: /^增加/ }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(row.key, { quantity: null });
});

test('corrects a misspelt number to a similar one with one click', async () => {
  const onEdit = fn();
  render(<Ready onEdit={onEdit} />);
  await userEvent.click(within(lineOf(/无法识别的零件/)).getByRole('button', { name: '读作 3001' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(keyOf('30O1'), { part: '3001' });
});

test('excludes and includes a row with its checkbox', async () => {
  render(<Ready />);
  const box = within(lineOf(/54200/)).getByRole('checkbox', { name: '买 坡面砖 30° 1×1，深灰' });
  await userEvent.click(box);
  expect(lineOf(/54200/)).toHaveTextContent('已选择不买');
  await userEvent.click(box);
  expect(lineOf(/54200/)).toHaveTextContent('原样读取');
});

test('has no checkbox and no actions when nothing can be done', () => {
  render(<Ready />);
  const gone = lineOf(/3626bpb0001/);
  expect(within(gone).queryByRole('checkbox')).toBeNull();
  expect(within(gone).getAllByRole('button')).toHaveLength(1);
});

test('submits only changed fields, and shows what is missing', async () => {
  const onEdit = fn();
  render(<Ready onEdit={onEdit} />);
  const details = await open(/数量不是数字/);
  await userEvent.click(within(details).getByRole('button', { name: '应用' }));
  expect(within(details).getByRole('textbox', { name: '数量' })).toHaveAccessibleDescription('请填写 1 以上的整数');
  expect(onEdit).not.toHaveBeenCalled();
  const quantity = within(details).getByRole('textbox', { name: '数量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '１２');
  await userEvent.selectOptions(within(details).getByRole('combobox', { name: '颜色' }), '黑色');
  await userEvent.click(within(details).getByRole('button', { name: '应用' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(keyOf('3023'), { colour: 0, quantity: 12 });
});

test('takes an offer and undoes it, or for all lines of the colour', async () => {
  const onTake = fn();
  const onTakeColour = fn();
  render(<Ready onTake={onTake} onTakeColour={onTakeColour} />);
  const details = await open(/旧浅灰/);
  expect(details).toHaveTextContent('代用件，可能装不上');
  expect(details).toHaveTextContent('短的 2 颗代替长的 1 颗');
  expect(details).toHaveTextContent('48 颗 × ¥0.09');
  await userEvent.click(within(details).getByRole('button', { name: '改买这个: 基础砖 1×2，浅灰' }));
  expect(onTake).toHaveBeenLastCalledWith(keyOf('3010'), '3004/71');
  const line = lines().find((one) => one.textContent.includes('改买基础砖 1×2')) as HTMLElement;
  expect(within(line).getByRole('textbox')).toHaveValue('24');
  expect(line).toHaveTextContent('2 × ¥0.09');
  await userEvent.click(screen.getByRole('button', { name: '撤销: 基础砖 1×2，浅灰' }));
  expect(onTake).toHaveBeenLastCalledWith(keyOf('3010'), undefined);
  await userEvent.click(screen.getByRole('button', { name: '所有旧浅灰都这样替换' }));
  expect(onTakeColour).toHaveBeenCalledExactlyOnceWith(7, 71);
});

test('the form follows changes made outside of it, and does not restore the old number', async () => {
  const onEdit = fn();
  const row = rows.find(({ written }) => written.part === '30O1') as ListRow;
  const { rerender } = render(<RowsOnTheirWay rowCount={1} rowAt={() => row} onEdit={onEdit} />);
  const details = await open(/无法识别的零件/);
  await userEvent.click(within(details).getByRole('button', { name: '3001' }));
  const corrected: ListRow = {
    ...row,
    part: '3001',
    bucket: 'ready',
    near: [],
    isEdited: true,
    buy: { quantity: 12, unitPrice: 30, sum: 360 },
  };
  rerender(<RowsOnTheirWay rowCount={1} rowAt={() => corrected} onEdit={onEdit} />);
  expect(details.firstElementChild?.firstElementChild).toHaveFocus();
  expect(within(details).getByRole('textbox', { name: '零件编号' })).toHaveValue('3001');
  const quantity = within(details).getByRole('textbox', { name: '数量' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '8{Enter}');
  expect(onEdit).toHaveBeenLastCalledWith(row.key, { quantity: 8 });
});

test('offers to leave out an undecided row without offers', async () => {
  const onLeaveOut = fn();
  const row = rowOf({
    written: ['41768', '1', '30'],
    bucket: 'short',
    name: '楔形砖 4×2 左',
    shape: '3001',
    price: 30,
    stock: 0,
  });
  render(<Ready rowCount={1} rowAt={() => row} onLeaveOut={onLeaveOut} />);
  await userEvent.click(within(lineOf(/41768/)).getByRole('button', { name: '不买这一行' }));
  expect(onLeaveOut).toHaveBeenCalledExactlyOnceWith([row.key], true);
});

test('does not show 0 as requested when the quantity could not be read', () => {
  const row = {
    ...rowOf({ written: ['3010', '5', '一打'], pieces: 0, name: '基础砖 1×4', shape: '3010', price: 24 }),
    isEdited: true,
    buy: { quantity: 12, unitPrice: 24, sum: 288 },
  };
  render(<Ready rowCount={1} rowAt={() => row} />);
  expect(within(lineOf(/3010/)).getByRole('textbox')).toHaveValue('12');
  expect(lineOf(/3010/)).not.toHaveTextContent('文件需要');
});

test('announces the number of rows to screen readers', () => {
  render(<Ready />);
  expect(table()).toHaveAttribute('aria-rowcount', String(rows.length + 1));
  expect(lines()[0]).toHaveAttribute('aria-rowindex', '2');
  fireEvent.keyDown(lines()[0] as HTMLElement, { key: 'a' });
  expect(screen.queryByRole('textbox', { name: '零件编号' })).toBeNull();
});
