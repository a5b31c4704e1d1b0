// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PartsScreen.stories.tsx';

const {
  Ready,
  Loading,
  Failed,
  Empty,
  AllParts,
  OneKind,
  SeveralCategories,
  SizesChosen,
  FacetsFailed,
  EmptyShop,
  UnknownCategory,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const group = (name: string) => within(screen.getByRole('region', { name }));
const href = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '');

test('marks the current category and shows its subcategories', () => {
  render(<OneKind />);
  expect(screen.getByRole('heading', { level: 1, name: '宽 2' })).toBeInTheDocument();
  const tree = within(screen.getByRole('navigation', { name: '分类' }));
  expect(tree.getByRole('link', { current: 'page' })).toHaveTextContent('宽 2');
  expect(href(tree.getByRole('link', { name: /^大板/ }))).toBe('#name=parts&category=2&sub=203&sort=sales');
});

test('takes several categories, each removed by its box or its chip', () => {
  render(<SeveralCategories />);
  const tree = within(screen.getByRole('navigation', { name: '分类' }));
  expect(tree.getAllByRole('link', { current: 'page' })).toHaveLength(2);
  const [added] = tree.getAllByRole('link', { name: /^同时显示：/ });
  expect(href(added as HTMLElement)).toMatch(/^#name=parts&categories=2,402,\d+&sort=sales$/);
  const boxes = tree.getAllByRole('link', { name: /^移除条件：/ });
  expect(href(boxes[0] as HTMLElement)).toBe('#name=parts&category=4&sub=402&sort=sales');
  const chips = within(screen.getByRole('list', { name: '已选条件' })).getAllByRole('link');
  expect(chips).toHaveLength(3);
  expect(href(chips[1] as HTMLElement)).toBe('#name=parts&category=2&sort=sales');
});

test('offers one category at a time where the server sends no counts', () => {
  render(<FacetsFailed />);
  expect(screen.queryByRole('link', { name: /^同时显示：/ })).toBeNull();
});

test('shows the first categories and the others on demand', async () => {
  render(<AllParts />);
  const tree = within(screen.getByRole('navigation', { name: '分类' }));
  expect(tree.queryByText('人仔')).toBeNull();
  await userEvent.click(tree.getByRole('button', { name: '另外 8 类' }));
  expect(tree.getByText('齿轮')).toBeInTheDocument();
});

test('always shows the number of parts', () => {
  render(<Ready />);
  expect(screen.getByText('386', { selector: 'b' }).closest('[aria-live="polite"]')).toHaveTextContent('386 种颗粒');
});

test('marks the sort order and preserves the filters when another is chosen', () => {
  render(<Ready />);
  const sorts = within(screen.getByRole('navigation', { name: '排序' }));
  expect(sorts.getByRole('link', { current: true })).toHaveTextContent('销量');
  expect(href(sorts.getByRole('link', { name: '价格从低到高' }))).toMatch(/colours=4,19,379,288.*sort=priceUp/);
});

test('links each value of a filter to the list with it, or without it if it is selected', () => {
  render(<Ready />);
  expect(href(group('颜色').getByRole('link', { name: /^白色/ }))).toContain('colours=4,19,379,288,15');
  const red = group('颜色').getByRole('link', { name: /^大红/, current: true });
  expect(href(red)).toContain('colours=19,379,288');
  expect(href(group('尺寸').getByRole('link', { name: '2 × 4 31 种' }))).toContain('sizes=2x4');
  expect(href(group('高度').getByRole('link', { name: /^1 砖高/ }))).toContain('heights=3');
  expect(href(group('库存').getByRole('link', { name: /^库存 100 颗以上/ }))).toContain('stock=100');
  expect(group('表面').getByRole('link', { name: /^实色/, current: true })).toBeInTheDocument();
});

test('does not link values that would leave no parts', () => {
  render(<Ready />);
  expect(group('表面').queryByRole('link', { name: /^电镀/ })).toBeNull();
  expect(group('颜色').getByRole('img', { name: '黄色 0 种' })).toBeInTheDocument();
});

test('shows sizes outside the table on demand, and selected ones always', async () => {
  render(<SizesChosen />);
  expect(group('尺寸').getByRole('link', { name: /^16 × 16/, current: true })).toBeInTheDocument();
  expect(group('尺寸').queryByRole('link', { name: /^1 × 12/ })).toBeNull();
  await userEvent.click(group('尺寸').getByRole('button', { name: '其他 3 种尺寸' }));
  expect(group('尺寸').getByRole('link', { name: /^1 × 12/ })).toBeInTheDocument();
});

test('removes one filter or all of them by one click', () => {
  render(<Ready />);
  const chips = within(screen.getByRole('list', { name: '已选条件' }));
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    '大红',
    '杏黄',
    '蓝灰',
    '深绿',
    '实色',
    '只看有货',
    '¥0.05–¥2.00',
    '全部清除',
  ]);
  expect(href(chips.getByRole('link', { name: '移除条件：杏黄' }))).toContain('colours=4,379,288&');
  expect(href(chips.getByRole('link', { name: '移除条件：¥0.05–¥2.00' }))).not.toContain('price');
  expect(href(chips.getByRole('link', { name: '全部清除' }))).toBe('#name=parts&sort=sales');
});

test('applies a price range in fen', async () => {
  const onPriceRange = fn();
  render(<AllParts onPriceRange={onPriceRange} />);
  await userEvent.type(screen.getByRole('textbox', { name: '最低单价（元）' }), '0.5');
  await userEvent.type(screen.getByRole('textbox', { name: '最高单价（元）' }), '２{Enter}');
  // What reads the prices is loaded when it is used.
  await waitFor(() => expect(onPriceRange).toHaveBeenCalledExactlyOnceWith(50, 200));
});

test.each([
  ['-1', '2', '单价不能小于 0。', '最低单价（元）'],
  ['cheap', '', '单价请填写数字，例如 0.50。', '最低单价（元）'],
  ['3', '2', '最高价低于最低价，请对调。', '最高单价（元）'],
  ['', '0.055', '单价最多两位小数。', '最高单价（元）'],
])('rejects a price range of %j to %j with a message and preserves the input', async (from, to, message, wrong) => {
  const onPriceRange = fn();
  render(<AllParts onPriceRange={onPriceRange} />);
  if (from) await userEvent.type(screen.getByRole('textbox', { name: '最低单价（元）' }), from);
  if (to) await userEvent.type(screen.getByRole('textbox', { name: '最高单价（元）' }), to);
  await userEvent.click(screen.getByRole('button', { name: '按单价筛选' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: wrong })).toBeInvalid());
  expect(screen.getByRole('textbox', { name: wrong })).toHaveAccessibleDescription(message);
  expect(screen.getByRole('textbox', { name: wrong })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: '最低单价（元）' })).toHaveValue(from);
  expect(onPriceRange).not.toHaveBeenCalled();
});

test('adds a quantity of a part to the cart by keyboard alone', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  const box = screen.getByRole('textbox', { name: '基础砖 2×4 的数量' });
  await userEvent.clear(box);
  await userEvent.type(box, '25{Enter}');
  screen.getByRole('button', { name: /^加入.*基础砖 2×4$/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 25, '3001-00');
});

test('opens the filters on a phone by a button that counts them and closes them by another', async () => {
  render(<Ready />);
  const button = screen.getByRole('button', { name: '筛选7', hidden: true });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(group('颜色').getByRole('link', { name: /^白色/ }));
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: '查看 386 种颗粒', hidden: true }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('shows placeholders while loading', () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).toBeNull();
});

test('retries after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getAllByRole('button', { name: '重试' })[0] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows only the categories if the counts fail, without an error', () => {
  render(<FacetsFailed />);
  expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
  expect(screen.queryByRole('region', { name: '颜色' })).toBeNull();
  expect(screen.getByRole('navigation', { name: '分类' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '移除条件：颜色' })).toBeInTheDocument();
});

test('suggests filters to remove, with the number of results, when nothing matches', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '没有同时符合这些条件的颗粒' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '移除“基础板”，有 16 种' })).toBeInTheDocument();
  expect(href(screen.getByRole('link', { name: '移除“大红”' }))).not.toContain('colours');
  expect(href(screen.getAllByRole('link', { name: '全部清除' })[1] as HTMLElement)).toBe('#name=parts&sort=default');
});

test('links to the search when the shop has no parts', () => {
  render(<EmptyShop />);
  expect(screen.getByRole('heading', { name: '商店暂无颗粒' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '搜索颗粒' })).toBeInTheDocument();
});

test('shows an empty list with the general title for an unknown category', () => {
  render(<UnknownCategory />);
  expect(screen.getByRole('heading', { level: 1, name: '颗粒商城' })).toBeInTheDocument();
});

test('renders in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('10,824', { selector: 'b' }).parentElement).toHaveTextContent('10,824 parts');
  expect(screen.getByRole('region', { name: 'Colour' })).toBeInTheDocument();
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByText('386', { selector: 'b' }).parentElement).toHaveTextContent('386 種顆粒');
});
