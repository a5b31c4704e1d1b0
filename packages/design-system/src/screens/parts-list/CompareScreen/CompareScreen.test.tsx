// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { differences } from '../fixtures-saved.ts';
import * as stories from './CompareScreen.stories.tsx';

const S = composeStories(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('table', { name: '比较结果' }))
    .getAllByRole('row')
    .slice(1);
const texts = () => rows().map(({ textContent }) => textContent);

test('shows a summary, and what is already in the cart', () => {
  render(<S.Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '比较：车站大厅-v3.xml' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '新增 4 种，移除 2 种，数量有变 3 种' })).toBeInTheDocument();
  expect(screen.getByText('购物车里已有这份清单的 92 颗')).toBeInTheDocument();
});

test('shows new parts first, with three numbers side by side', () => {
  render(<S.Ready />);
  expect(texts()).toEqual([
    '基础砖 2×43001 大红新增0240',
    '光面板 2×487079 深灰新增05412',
    '3626bpb0001未注明颜色新增040',
    '轴栓连 摩擦销2780任意颜色新增04040',
  ]);
  expect(button(/^新增/)).toHaveAttribute('aria-current', 'true');
});

test('filters the changes with the row of buttons', async () => {
  render(<S.Ready />);
  expect(
    within(screen.getByRole('group', { name: '筛选' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['新增 4', '移除 2', '变多 2', '变少 1', '未变 2', '购物车里有 5']);
  await userEvent.click(button('变多 2'));
  expect(texts()).toEqual(['基础板 2×43020 浅灰多 12 颗24360', '基础砖 1×13005 棕色多 44 颗9614020']);
  await userEvent.click(button('购物车里有 5'));
  expect(rows()).toHaveLength(5);
});

test('selects another filter when the current one becomes empty', async () => {
  const { rerender } = render(<S.Ready />);
  await userEvent.click(button('变少 1'));
  rerender(<S.Ready differences={ready(differences.filter(({ kind }) => kind !== 'fewer'))} />);
  expect(button('变少 0')).toBeDisabled();
  expect(button('新增 4')).toHaveAttribute('aria-current', 'true');
});

test('applies four actions to the list', async () => {
  const actions = { onOnlyNew: fn(), onMerge: fn(), onTakeOffCart: fn() };
  render(<S.Ready {...actions} />);
  await userEvent.click(button('只保留新增的'));
  expect(actions.onOnlyNew).toHaveBeenCalledOnce();
  await userEvent.click(button('减去购物车里的'));
  expect(actions.onTakeOffCart).toHaveBeenCalledOnce();
  await userEvent.click(button('合并，数量相加'));
  await userEvent.click(button('合并，取较多的'));
  expect(actions.onMerge.mock.calls).toEqual([['sum'], ['most']]);
});

test('offers only actions that would change something', () => {
  const equal = render(<S.Equal />);
  expect(screen.getByRole('heading', { level: 2, name: '两份一样' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '只保留新增的' })).toBeNull();
  expect(button('合并，数量相加')).toBeInTheDocument();
  equal.unmount();
  render(<S.CartAlone />);
  expect(screen.getByRole('heading', { level: 2, name: '购物车里已有这份清单的 92 颗' })).toBeInTheDocument();
  expect(button('减去购物车里的')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /合并/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: '前一份' })).toBeNull();
});

test('confirms an action and undoes it', async () => {
  const onUndo = fn();
  const { rerender } = render(<S.Changed onUndo={onUndo} />);
  expect(screen.getByText('只保留了新增的，现在要买 5 种 118 颗。')).toBeInTheDocument();
  await userEvent.click(button('撤销'));
  expect(onUndo).toHaveBeenCalledOnce();
  rerender(<S.Changed done={undefined} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('offers no second action, which would subtract the cart twice', () => {
  const { rerender } = render(<S.CartAlone done={{ action: 'takeOffCart', now: { lines: 2, pieces: 30 } }} />);
  expect(screen.queryByRole('heading', { name: '更新这份清单' })).toBeNull();
  rerender(
    <S.CartAlone
      done={{ action: 'takeOffCart', now: { lines: 2, pieces: 30 } }}
      earlier={{ id: 'b', name: '另一份' }}
    />,
  );
  expect(screen.getByRole('heading', { name: '更新这份清单' })).toBeInTheDocument();
  rerender(<S.CartAlone />);
  expect(screen.getByRole('heading', { name: '更新这份清单' })).toBeInTheDocument();
});

test('starts no second action while one is in progress', async () => {
  const actions = { onOnlyNew: fn(), onMerge: fn() };
  render(<S.Busy {...actions} />);
  await userEvent.click(button('合并，数量相加'));
  await userEvent.click(button('只保留新增的'));
  expect(actions.onMerge).not.toHaveBeenCalled();
  expect(actions.onOnlyNew).not.toHaveBeenCalled();
});

test('compares with another list or only with the cart', async () => {
  const onChoose = fn();
  render(<S.Ready onChoose={onChoose} />);
  const choice = screen.getByRole('combobox', { name: '与哪一份比较' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '只与购物车比较',
    '车站大厅-v2.xml，最近打开 11月18日',
    '拱桥练习.csv，最近打开 11月9日',
    '咖啡馆外墙，已保存 10月27日',
    '备用零件，已保存',
  ]);
  await userEvent.selectOptions(choice, '8');
  await userEvent.selectOptions(choice, '');
  expect(onChoose.mock.calls).toEqual([['8'], [undefined]]);
});

test('accepts a chosen file or one dropped anywhere, and shows its name', async () => {
  const onFile = fn();
  const { container } = render(<S.WithFile onFile={onFile} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('车站大厅-旧版.ldr');
  const file = new File(['3001,4,2'], 'old.csv');
  await userEvent.upload(container.querySelector('input[type="file"]') as HTMLInputElement, file);
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [file], items: [] } });
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test('accepts a pasted list', async () => {
  const onFile = fn();
  render(<S.Ready onFile={onFile} />);
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => '3001\t4\t2' } });
  const [pasted] = onFile.mock.calls[0] as [File];
  expect(pasted.name).toBe('粘贴的清单');
  expect(await pasted.text()).toBe('3001\t4\t2');
});

test('shows why a file could not be read, and the previous comparison stays', () => {
  render(<S.UnreadFile />);
  expect(screen.getByRole('alert')).toHaveTextContent('“说明书.pdf”读取失败');
  expect(rows()).toHaveLength(4);
});

test('renders thousands of rows in steps', async () => {
  const { container } = render(<S.ThousandsOfRows />);
  const drawn = () => container.querySelectorAll('tbody tr');
  expect(drawn()).toHaveLength(100);
  await userEvent.click(screen.getByText('查看另外 100 种'));
  expect(drawn()).toHaveLength(200);
  expect(screen.getByText('显示 200 种，共 3,000 种')).toBeInTheDocument();
});

test('links to the next step when there is nothing to compare', () => {
  const empty = render(<S.Empty />);
  expect(screen.getByRole('heading', { name: '暂无可以比较的' })).toBeInTheDocument();
  expect(button('选择文件')).toBeInTheDocument();
  empty.unmount();
  render(<S.NoListOpen />);
  expect(screen.getByRole('link', { name: '上传一份清单' })).toHaveAttribute(
    'href',
    expect.stringContaining('name=upload'),
  );
});

test('has loading and error states, and retries', async () => {
  const { unmount } = render(<S.Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  unmount();
  const opening = render(<S.Opening />);
  expect(screen.getByRole('heading', { level: 1, name: '比较' })).toBeInTheDocument();
  opening.unmount();
  const asked = { onRetry: fn(), onRetryOthers: fn() };
  render(<S.Failed {...asked} />);
  for (const retry of screen.getAllByRole('button', { name: '重试' })) await userEvent.click(retry);
  expect(asked.onRetry).toHaveBeenCalledOnce();
  expect(asked.onRetryOthers).toHaveBeenCalledOnce();
});

test('is shown in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(
    screen.getByRole('heading', { level: 2, name: '4 new, 2 removed, 3 with a different quantity' }),
  ).toBeInTheDocument();
  expect(screen.getByText('Dark Bluish Gray')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1, name: '比較：車站大廳-v3.xml' })).toBeInTheDocument();
});
