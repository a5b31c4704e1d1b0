// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { rows, summaryOf } from '../fixtures-list.ts';
import * as stories from './ListScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  Matching,
  MatchingFailed,
  RowsOnTheirWay,
  AllReady,
  OnlyUndecided,
  NothingFound,
  FooterDiffers,
  Troubled,
  OneEach,
  Doubtful,
  ChosenSystem,
  NoColours,
  ElementIds,
  NothingToBuy,
  Adding,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

const table = () => screen.getByRole('grid', { name: '逐行结果' });
const lines = () => within(table()).getAllByRole('row').slice(1);
const foot = () => screen.getByRole('complementary', { name: '购买合计' });
const tally = () => screen.getByRole('region', { name: '每一行的结果' });

test('shows the bucket of every line, and the buckets add up to the total', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: /^15 行可以买/ })).toHaveTextContent(
    '15 行可以买，6 行待你决定，2 行不买',
  );
  const counts = within(tally())
    .getAllByRole('button', { name: /颗$/ })
    .map((term) => Number(/(\d+) 行/.exec(term.textContent)?.[1]));
  const total = counts.pop();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  expect(within(tally()).getByRole('button', { name: /与文件合计一致/ })).toHaveAttribute('aria-pressed', 'true');
});

test('shows by how many pieces the file’s own total differs', () => {
  render(<FooterDiffers />);
  expect(within(tally()).getByRole('button', { name: /比文件少 103 颗/ })).toBeInTheDocument();
});

test('filters the table by a bucket, and resets the filter', async () => {
  const onView = fn();
  render(<Ready onView={onView} />);
  await userEvent.click(within(tally()).getByRole('button', { name: /无此颜色/ }));
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ bucket: 'noColour' }));
  expect(lines()).toHaveLength(4);
  expect(screen.getByText('只看无此颜色，4 种')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '查看全部' }));
  expect(lines()).toHaveLength(rows.length);
  expect(screen.getByRole('region', { name: '逐行结果' })).toHaveFocus();
});

test('shows what was ignored and why', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByText('忽略 7 行'));
  expect(screen.getByText('备用件 6 行，18 颗')).toBeInTheDocument();
  expect(screen.getByText('合并了 2 组重复行')).toBeInTheDocument();
});

test('shows the undecided lines from the summary and from the footer', async () => {
  render(<Ready />);
  await userEvent.click(within(foot()).getByRole('button', { name: '6 行，去决定' }));
  expect(lines()).toHaveLength(6);
  expect(screen.getByRole('region', { name: '逐行结果' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: '查看全部' }));
  await userEvent.click(screen.getByRole('button', { name: '6 行待你决定' }));
  expect(lines()).toHaveLength(6);
});

test('shows the colour system with its evidence, and changes it', async () => {
  const onSystem = fn();
  render(<Ready onSystem={onSystem} />);
  expect(screen.getByText(/12 个编号中有 12 个存在/)).toHaveTextContent('21 种零件和颜色中有 20 种确实出过');
  const systems = screen.getByRole('group', { name: '颜色编号的读法' });
  expect(within(systems).getAllByRole('radio')).toHaveLength(5);
  expect(within(systems).getByRole('radio', { name: 'BrickLink 98%' })).toBeChecked();
  await userEvent.click(within(systems).getByRole('radio', { name: 'LDraw 35%' }));
  expect(onSystem).toHaveBeenCalledExactlyOnceWith('ldraw');
});

test('resets the colour system to automatic', async () => {
  const onSystem = fn();
  render(<ChosenSystem onSystem={onSystem} />);
  await userEvent.click(screen.getByRole('button', { name: '恢复自动' }));
  expect(onSystem).toHaveBeenCalledExactlyOnceWith('auto');
});

test('shows no choice of colour system for a list without colour numbers', () => {
  render(<NoColours />);
  expect(screen.getByText('清单里没有颜色编号。')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '颜色编号的读法' })).toBeNull();
});

test('warns when two colour systems fit equally well, and shows no choice for element ids', () => {
  const { unmount } = render(<Doubtful />);
  expect(screen.getByText(/也可能是 Rebrickable/)).toBeInTheDocument();
  unmount();
  render(<ElementIds />);
  expect(screen.getByText('颜色由元件号得出，不需要颜色编号。')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '颜色编号的读法' })).toBeNull();
});

test('changes the settings of the list, and hides settings that would change nothing', async () => {
  const onSettings = fn();
  const { unmount } = render(<Ready onSettings={onSettings} />);
  await userEvent.click(screen.getByRole('checkbox', { name: '买备用件（18 颗）' }));
  expect(onSettings).toHaveBeenLastCalledWith({ spares: true });
  await userEvent.click(screen.getByRole('checkbox', { name: '缺货先买现有的' }));
  expect(onSettings).toHaveBeenLastCalledWith({ shortages: 'skip' });
  await userEvent.click(screen.getByRole('checkbox', { name: '看不见的零件不限颜色' }));
  expect(onSettings).toHaveBeenLastCalledWith({ hidden: 'ask' });
  expect(screen.getByRole('slider', { name: /颜色容差/ })).toHaveAttribute('aria-valuetext', '接近（≤ 5）');
  unmount();
  render(<AllReady />);
  expect(screen.queryByRole('checkbox', { name: /备用件|印刷件/ })).toBeNull();
});

test('warns first when quantities look like colour numbers, and lists the other problems with their file', () => {
  render(<Troubled />);
  expect(screen.getByRole('alert')).toHaveTextContent('颜色编号');
  expect(screen.getByText(/屋顶\.csv.*引号没有配对/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '车站大厅-v3.xml 等 2 个文件' })).toBeInTheDocument();
});

test('offers one piece a line or another column when quantities look like colours, and the way back', async () => {
  const onTakeOneEach = fn();
  const onAskColumns = fn();
  const { unmount } = render(<Troubled onTakeOneEach={onTakeOneEach} onAskColumns={onAskColumns} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^车站大厅-v3\.xml ?第 3 列：数量列看起来像颜色编号/);
  const warning = within(screen.getByRole('alert'));
  await userEvent.click(warning.getByRole('button', { name: '每行买 1 颗' }));
  expect(onTakeOneEach).toHaveBeenLastCalledWith(0, true);
  await userEvent.click(warning.getByRole('button', { name: '选择数量列' }));
  expect(onAskColumns).toHaveBeenLastCalledWith(0);
  unmount();
  render(<OneEach onTakeOneEach={onTakeOneEach} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '使用文件里的数量' }));
  expect(onTakeOneEach).toHaveBeenLastCalledWith(0, false);
});

test.each([
  ['bricklink', undefined, 'BrickLink XML'],
  ['bricklinkTable', 'csv', 'BrickLink CSV'],
  ['bricklinkTable', 'tabs', 'BrickLink 表格（制表符分隔）'],
  ['bricklinkTable', 'text', 'BrickLink 表格'],
  ['bricklinkTable', 'workbook', 'BrickLink Excel'],
  ['rebrickable', 'csv', 'Rebrickable CSV'],
  ['rebrickable', 'workbook', 'Rebrickable Excel'],
  ['pab', 'workbook', 'Pick a Brick Excel'],
] as const)('names a file of format %s, written as %s, as %s', (format, writtenAs, name) => {
  const files = [{ name: 'list', bytes: 940, format, writtenAs, problems: [] }];
  render(<Ready list={ready(summaryOf(rows, { files }))} />);
  expect(screen.getByText(name)).toBeVisible();
});

test('names no format for a saved list, which is no file', () => {
  const files = [{ name: '圣诞礼盒', bytes: 0, format: 'rebrickable' as const, problems: [] }];
  render(<Ready list={ready(summaryOf(rows, { files }))} />);
  expect(screen.getByRole('heading', { level: 1, name: '圣诞礼盒' })).toBeVisible();
  expect(screen.queryByText('Rebrickable CSV')).toBeNull();
  expect(screen.queryByText('文件未离开这台设备')).toBeNull();
});

test('matches stay after a failure, and a retry continues', async () => {
  const onRetryMatching = fn();
  const { unmount } = render(<Matching />);
  expect(screen.getByText('正在查询价格和库存：6 / 18')).toBeInTheDocument();
  expect(within(tally()).getByRole('button', { name: /查询中/ })).toBeInTheDocument();
  expect(within(foot()).getByRole('button', { name: '加入购物车' })).toBeDisabled();
  expect(within(foot()).getByRole('button', { name: '加入购物车' })).toHaveAccessibleDescription('价格查完即可加入');
  unmount();
  render(<MatchingFailed onRetryMatching={onRetryMatching} />);
  expect(screen.getByRole('alert')).toHaveTextContent('已查到的会保留');
  expect(within(foot()).getByRole('button', { name: '加入购物车' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: '继续查询' }));
  expect(onRetryMatching).toHaveBeenCalledOnce();
});

test('adds everything selected to the cart, one request at a time', async () => {
  const onAddToCart = fn();
  const { unmount } = render(<Ready onAddToCart={onAddToCart} />);
  await userEvent.click(within(foot()).getByRole('button', { name: '加入购物车' }));
  expect(onAddToCart).toHaveBeenCalledOnce();
  unmount();
  render(<Adding onAddToCart={onAddToCart} />);
  await userEvent.click(within(foot()).getByRole('button', { name: '加入购物车' }));
  expect(onAddToCart).toHaveBeenCalledOnce();
});

test('disables adding when nothing is selected, and says why', () => {
  render(<NothingToBuy />);
  expect(within(foot()).getByRole('button', { name: '加入购物车' })).toHaveAccessibleDescription('尚未选择要买的行');
});

test('shows the amount missing for free postage', () => {
  render(<Ready freePostageFrom={10_000} />);
  expect(foot()).toHaveTextContent('还差 ¥19.87 免运费');
});

test('says nothing about free postage where the shop does not', () => {
  render(<Ready freePostageFrom={undefined} />);
  expect(foot()).not.toHaveTextContent('运费');
});

test('opens comparing, exporting and saving', async () => {
  const tools = { onCompare: fn(), onExport: fn(), onSave: fn(), onNewList: fn() };
  render(<Ready {...tools} />);
  for (const name of ['与新版比较', '导出', '存为清单', '更换清单'])
    await userEvent.click(screen.getByRole('button', { name }));
  for (const act of Object.values(tools)) expect(act).toHaveBeenCalledOnce();
});

test('searches rows, and offers to reset when none are found', async () => {
  const { unmount } = render(<Ready />);
  await userEvent.type(screen.getByRole('searchbox', { name: '在清单里找零件或颜色' }), '坡面');
  expect(lines().map((line) => /坡面砖/.test(line.textContent))).toEqual([true, true]);
  unmount();
  render(<NothingFound />);
  expect(screen.getByRole('heading', { name: '没有符合的行' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '查看全部' }));
  expect(lines()).toHaveLength(rows.length);
});

test('sorts the rows', async () => {
  render(<Ready />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '小计从高到低');
  expect(lines()[0]).toHaveTextContent('光面板 1×2');
});

test('leaves out all shown rows', async () => {
  const onLeaveOutShown = fn();
  render(<OnlyUndecided onLeaveOutShown={onLeaveOutShown} />);
  await userEvent.click(screen.getByRole('button', { name: '全部不买' }));
  expect(onLeaveOutShown).toHaveBeenCalledExactlyOnceWith(true);
});

test('reports which rows are rendered, and shows skeletons for loading rows', () => {
  const onRowsShown = fn();
  render(<RowsOnTheirWay onRowsShown={onRowsShown} />);
  expect(lines()).toHaveLength(rows.length);
  expect(within(table()).getAllByRole('checkbox')).toHaveLength(2);
  return Promise.resolve().then(() => expect(onRowsShown).toHaveBeenCalledExactlyOnceWith(0, rows.length));
});

test('has loading, error and empty states', async () => {
  const onRetry = fn();
  const { unmount } = render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  unmount();
  const failed = render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  failed.unmount();
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '没有打开的清单' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '批量上传' })).toBeInTheDocument();
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { name: /^15 lines/ })).toHaveTextContent(
    '15 lines available, 6 need your decision, 2 skipped',
  );
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { name: /^15 行/ })).toHaveTextContent('15 行可以買，6 行待你決定，2 行不買');
  expect(within(screen.getByRole('grid', { name: '逐行結果' })).getAllByText('舊淺灰')).toHaveLength(1);
});

test('every fixture adds up', () => {
  const { buckets, total } = summaryOf(rows);
  expect(Object.values(buckets).reduce((sum, { lines: some }) => sum + some, 0)).toBe(total.lines);
  expect(Object.values(buckets).reduce((sum, { pieces }) => sum + pieces, 0)).toBe(total.pieces);
});

test('where parts are searched, nothing is said to be missing in the shop, and limits are explained', () => {
  const { Searched, SearchedNarrowEnglish } = composeStories(stories);
  const { unmount } = render(<Searched />);
  expect(screen.getByText(/零件按编号逐个搜索/)).toBeInTheDocument();
  expect(within(tally()).getByRole('button', { name: /未找到/ })).toBeInTheDocument();
  expect(within(tally()).getByRole('button', { name: /颜色不明确/ })).toBeInTheDocument();
  expect(screen.queryByText(/本店不售|无此颜色|没有这个颜色/)).toBeNull();
  expect(screen.queryByRole('button', { name: '存为清单' })).toBeNull();
  expect(screen.getByRole('button', { name: '导出' })).toBeInTheDocument();
  unmount();
  render(<SearchedNarrowEnglish />);
  expect(screen.getByText(/each part was searched for by its number/)).toBeInTheDocument();
});
