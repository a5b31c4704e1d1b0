// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { namedColours } from '../colours.ts';
import { colours, rowOf, rows } from '../fixtures-list.ts';
import { completed, partlyRefundedOrder } from '../../../commerce/fixtures-orders.ts';
import { lineOfRow, linesOfOrder } from './checklist.ts';
import * as stories from './ChecklistScreen.stories.tsx';

const S = composeStories(stories);
const names = namedColours(colours, 'zh-Hans');
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('lists every part with number, colour and pieces, and prints', async () => {
  const onPrint = fn();
  render(<S.Ready onPrint={onPrint} />);
  expect(screen.getByRole('heading', { name: '核对清单' })).toBeVisible();
  expect(lines()).toHaveLength(rows.length);
  expect(lines()).toContain('基础板 2×43020大红40 颗');
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(onPrint).toHaveBeenCalledOnce();
});

test('says of each line whether something else is bought than the list says', () => {
  render(<S.Ready />);
  expect(lines()).toContain('光面板 2×487079深灰清单中 54 颗31 颗');
  expect(lines()).toContain('圆形光面板 2×214769梅红未购买6 颗');
  expect(lines()).toContain('没有名称30O1大红未购买12 颗');
});

test('sorts the lines of a list, not those of an order', async () => {
  const onSort = fn();
  const { unmount } = render(<S.Ready onSort={onSort} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '按零件编号');
  expect(onSort).toHaveBeenCalledWith('part');
  unmount();
  render(<S.OfAnOrder />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(lines()[0]).toBe('基础板 2×43020大红其中退款 4 颗24 颗');
});

test('says that a long list is cut, and that names are still requested', () => {
  render(<S.CutAndIncomplete />);
  expect(screen.getByText(/清单共有 5,200 行/)).toBeVisible();
  expect(screen.getByText(/名称和图片仍在查询/)).toBeVisible();
});

test('says that names could not be requested, and where to try again', () => {
  render(<S.WithoutNames />);
  expect(screen.getByText(/加载失败。请返回清单继续查询/)).toBeVisible();
  expect(screen.queryByText(/仍在查询/)).toBeNull();
});

test('without a list leads to the upload page', () => {
  render(<S.Empty />);
  expect(within(screen.getByRole('main')).getByRole('link', { name: '批量上传' })).toBeVisible();
});

test('a replaced part is listed as what is bought', () => {
  const row = rows.find(({ written }) => written.part === '3010');
  const offer = row?.offers[1];
  if (!row || !offer) throw new Error('no such row');
  const buy = { quantity: 48, unitPrice: 9, sum: 432 };
  expect(lineOfRow({ ...row, taken: { offer, by: 'shopper' }, buy }, names)).toMatchObject({
    name: '基础砖 1×2',
    number: '3004',
    colour: '浅灰',
    quantity: 48,
    note: undefined,
  });
});

test('a line that the shop was not asked for yet is not called unbought', () => {
  const row = rowOf({ written: ['3020', '5', '40'], colour: 4, bucket: 'waiting' });
  expect(lineOfRow(row, names)).toMatchObject({ name: '', number: '3020', colour: '大红', note: undefined });
});

test('an order is listed with its pieces, and with those in refunds', () => {
  expect(linesOfOrder(completed).map(({ quantity }) => quantity)).toEqual(
    completed.lines.map(({ quantity }) => quantity),
  );
  expect(linesOfOrder(completed)[0]?.note).toBeUndefined();
  expect(linesOfOrder(partlyRefundedOrder).flatMap(({ note }) => note ?? [])).toContainEqual({
    kind: 'refunded',
    pieces: partlyRefundedOrder.lines.find(({ refunded }) => refunded > 0)?.refunded,
  });
});
