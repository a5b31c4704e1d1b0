// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { allMessages } from '../../../messages/all-messages.ts';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { summary } from '../fixtures-saved.ts';
import { scopesOf } from './export-counts.ts';
import * as stories from './ExportDialog.stories.tsx';
import { useExportHeadings } from './use-export-headings.ts';

const S = composeStories(stories);
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const download = () => userEvent.click(screen.getByRole('button', { name: '下载' }));

test('preselects what is not bought, and offers each bucket with lines', async () => {
  const onExport = fn();
  render(<S.Ready onExport={onExport} />);
  expect(
    group('导出哪些行')
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    '未购买的包括未买足的',
    '全部585 行',
    '可直接买462 行',
    '换号后可买41 行',
    '无此颜色23 行',
    '库存不足14 行',
    '已下架9 行',
    '超出限购2 行',
    '本店不售27 行',
    '未能识别7 行',
  ]);
  await waitFor(() => expect(group('导出哪些行').getByRole('radio', { name: /未购买的/ })).toHaveFocus());
  await download();
  expect(onExport).toHaveBeenCalledWith({ scope: 'rest', form: 'rebrickable' });
});

test('exports the selected scope in the selected format', async () => {
  const onExport = fn();
  render(<S.Ready onExport={onExport} />);
  await userEvent.click(screen.getByRole('radio', { name: /未能识别/ }));
  await userEvent.click(screen.getByRole('radio', { name: /xlsx/ }));
  await download();
  expect(onExport).toHaveBeenCalledWith({ scope: 'unread', form: 'xlsx' });
});

test('preselects the bucket that it was opened for', () => {
  render(<S.OfABucket />);
  expect(screen.getByRole('radio', { name: /本店不售/ })).toBeChecked();
});

test('leaves out scopes without lines', () => {
  render(<S.AllBought />);
  expect(
    group('导出哪些行')
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value')),
  ).toEqual(['all', 'ready']);
  expect(screen.getByRole('radio', { name: /全部/ })).toBeChecked();
});

test('the counts of the buckets add up to all lines', () => {
  const {
    rest: _,
    all,
    ...buckets
  } = Object.fromEntries(scopesOf(summary).map(({ scope, lines = 0 }) => [scope, lines]));
  expect(Object.values(buckets).reduce((sum, count) => sum + count, 0)).toBe(all);
});

test('offers the missing pieces of lines that are bought in part', () => {
  const { buckets, total } = summary;
  const bought = { rows: 0, lines: total.lines, pieces: 0, sum: 0, weight: 0 };
  expect(scopesOf({ buckets, total, buying: bought })[0]).toEqual({ scope: 'rest' });
  const nothing = { lines: 0, pieces: 0 };
  expect(
    scopesOf({ buckets: { ...buckets, short: nothing, overLimit: nothing }, total, buying: bought })[0]?.scope,
  ).toBe('all');
});

test('ignores a second click while the file is created, and shows an error', async () => {
  const onExport = fn();
  const { unmount } = render(<S.Busy onExport={onExport} />);
  await download();
  expect(onExport).not.toHaveBeenCalled();
  unmount();
  render(<S.NotWritten />);
  expect(screen.getByRole('alert')).toHaveTextContent('文件导出失败，请重试。');
});

test('translates headings and bucket labels of the exported table', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MessagesProvider language="en" messages={allMessages.en}>
      {children}
    </MessagesProvider>
  );
  const { columns, buckets } = renderHook(() => useExportHeadings(), { wrapper }).result.current;
  expect(columns).toEqual({
    part: 'Part number',
    colour: 'Rebrickable colour',
    colourName: 'Colour',
    quantity: 'Quantity',
    state: 'Status',
    written: 'In your file',
    name: 'Name',
    price: 'Unit price (CNY)',
  });
  expect(Object.keys(buckets)).toEqual(
    expect.arrayContaining(['ready', 'renamed', 'noColour', 'short', 'offSale', 'overLimit', 'notSold', 'unread']),
  );
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(screen.getByRole('dialog', { name: 'Export list' })).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('dialog', { name: '匯出清單' })).toBeInTheDocument();
});
