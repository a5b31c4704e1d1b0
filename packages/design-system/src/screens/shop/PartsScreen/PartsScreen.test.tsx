// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PartsScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, AllParts, BeyondTheLastPage, UnknownCategory, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test('says where one is: the open kind, its children, the one shown', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { level: 1, name: '宽 2' })).toBeInTheDocument();
  const tree = screen.getByRole('navigation', { name: '分类' });
  expect(within(tree).getByRole('link', { current: 'page' })).toHaveTextContent('宽 2');
  expect(within(tree).getByRole('link', { name: '大板' })).toHaveAttribute('href', '#name=parts&category=2&sub=203&sort=sales');
  expect(within(tree).queryByRole('link', { name: '科技砖' })).toBeNull();
});

test('always says how many parts there are', () => {
  render(<Ready />);
  expect(screen.getByText('386').closest('[aria-live="polite"]')).toHaveTextContent('386 种颗粒');
});

test('marks the sort in use and keeps the kind when another is chosen', () => {
  render(<Ready />);
  const sorts = within(screen.getByRole('navigation', { name: '排序' }));
  expect(sorts.getByRole('link', { current: true })).toHaveTextContent('卖得多');
  expect(sorts.getByRole('link', { name: '单价低' })).toHaveAttribute('href', expect.stringContaining('category=2&sub=202&sort=priceUp'));
});

test('a filter goes by one click, all of them by another', () => {
  render(<Ready />);
  expect(screen.getByRole('link', { name: '去掉条件：宽 2' }).getAttribute('href')).not.toContain('202');
  expect(screen.getByRole('link', { name: '去掉条件：基础板' }).getAttribute('href')).not.toContain('category=2');
  expect(screen.getByRole('link', { name: '全部清除' }).getAttribute('href')).not.toContain('category=2');
});

test('leads to the other pages of the same list', () => {
  render(<AllParts />);
  expect(screen.getByText('每页 16 种，共 25 页')).toBeInTheDocument();
  expect(document.querySelector('a[rel="next"]')).toHaveAttribute('href', expect.stringContaining('page=4'));
});

test('puts a quantity of a part into the cart by keyboard alone', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  const box = screen.getByRole('textbox', { name: '基础砖 2×4 的数量' });
  await userEvent.clear(box);
  await userEvent.type(box, '25{Enter}');
  screen.getByRole('button', { name: /^加入.*基础砖 2×4$/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 25, '3001-00');
});

test('on a phone the kinds open behind a button; Escape closes them and gives the focus back', async () => {
  render(<Ready />);
  const button = screen.getByRole('button', { name: /^分类/, hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('waits in the shape of what comes', () => {
  render(<Loading />);
  expect(screen.getAllByRole('status', { name: '正在取…' })).toHaveLength(2);
  expect(screen.queryByRole('article')).toBeNull();
});

test('asks again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getAllByRole('button', { name: '再试一次' })[1] as HTMLElement);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an empty kind offers ways on', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '这一类还没有颗粒' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去搜颗粒' })).toBeInTheDocument();
});

test('a page beyond the last leads back to the first', () => {
  render(<BeyondTheLastPage />);
  expect(screen.getByRole('link', { name: '回到第 1 页' })).toHaveAttribute('href', expect.stringContaining('page=1'));
});

test('an unknown kind is an empty list under the general title', () => {
  render(<UnknownCategory />);
  expect(screen.getByRole('heading', { level: 1, name: '颗粒商城' })).toBeInTheDocument();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByText('10,824').parentElement).toHaveTextContent('10,824 parts');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByText('386').parentElement).toHaveTextContent('386 種顆粒');
});
