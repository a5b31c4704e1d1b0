// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SearchBox.stories.tsx';

const {
  Ready,
  WithoutSuggestions,
  WithQuery,
  RemovingRecent,
  NoSuggestions,
  SuggestionsFailed,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);
const suggestions = stories.default.args.suggestions;
const box = () => screen.getByRole('combobox', { name: '搜索颗粒' });

test('searches for the trimmed text and clears the input', async () => {
  const onSearch = fn();
  render(<Ready onSearch={onSearch} />);
  await userEvent.type(box(), '  3020 大红 {Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('3020 大红');
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('keeps the query of the result page, and follows it to the next', async () => {
  const onSearch = fn();
  const { rerender } = render(<WithQuery onSearch={onSearch} />);
  expect(box()).toHaveValue('红色 2x4 板');
  await userEvent.clear(box());
  await userEvent.type(box(), '2x4 板{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('2x4 板');
  expect(box()).toHaveValue('2x4 板');
  rerender(<WithQuery onSearch={onSearch} query="2x4" />);
  expect(box()).toHaveValue('2x4');
  rerender(<WithQuery onSearch={onSearch} query={undefined} />);
  expect(box()).toHaveValue('');
});

test('offers other searches, not "nothing found", while the kept query is unchanged', async () => {
  render(<WithQuery suggestions={{ ...suggestions, matches: { state: 'ready', value: [] } }} />);
  await userEvent.click(box());
  expect(await screen.findByRole('group', { name: '最近搜索' })).toBeInTheDocument();
});

test.each([
  [Ready, '请输入要搜索的分类'],
  [WorstCaseEnglish, 'Please enter the category to search for'],
  [WorstCaseTraditional, '請輸入要搜尋的分類'],
])('asks for a search text when it is empty, in each language (%#)', async (Story, message) => {
  const onSearch = fn();
  render(<Story onSearch={onSearch} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, '　 ');
  await userEvent.click(screen.getByRole('button'));
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('removes the error when the shopper types', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(box(), '3');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(box()).toBeValid();
});

test('is a plain search box without suggestions', async () => {
  render(<WithoutSuggestions />);
  await userEvent.click(screen.getByRole('textbox', { name: '搜索颗粒' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('shows recent and popular searches on focus, and searches for the selected one', async () => {
  const onSearch = fn();
  render(<Ready onSearch={onSearch} />);
  await userEvent.click(box());
  expect(within(await screen.findByRole('group', { name: '最近搜索' })).getAllByRole('option')).toHaveLength(3);
  await userEvent.click(
    within(screen.getByRole('group', { name: '热门搜索' })).getByRole('option', { name: '透明圆板' }),
  );
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('透明圆板');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('reports the typed text, and opens the part selected by arrow keys', async () => {
  const [onType, onChoose, onSearch] = [fn(), fn(), fn()];
  render(<Ready onSearch={onSearch} suggestions={{ ...suggestions, onType, onChoose }} />);
  await userEvent.type(box(), '2x4');
  expect(onType).toHaveBeenLastCalledWith('2x4');
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{ArrowUp}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('基础砖 2×43001');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ name: 'product', id: '2', colour: '3001-00' });
  expect(onSearch).not.toHaveBeenCalled();
  expect(box()).toHaveValue('');
});

test('opens a suggested category, and searches for a suggested text', async () => {
  const [onChoose, onSearch] = [fn(), fn()];
  render(<Ready onSearch={onSearch} suggestions={{ ...suggestions, onChoose }} />);
  await userEvent.type(box(), '2x4');
  await userEvent.click(await screen.findByRole('option', { name: /基础板 宽 2/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ name: 'parts', category: '2', sub: '202' });
  await userEvent.type(box(), '2x4');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('大红 2×4 板');
});

test('closes the list with Escape and keeps the text; an arrow key opens it again', async () => {
  render(<Ready />);
  await userEvent.type(box(), '2x4');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveValue('2x4');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox', { name: '搜索建议' })).toBeInTheDocument();
});

test('closes when the focus leaves', async () => {
  render(
    <>
      <Ready />
      <button type="button">elsewhere</button>
    </>,
  );
  await userEvent.click(box());
  await screen.findByRole('listbox');
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closes when the focus leaves the list, which browsers focus where it scrolls', async () => {
  render(
    <>
      <Ready />
      <button type="button">购物车</button>
    </>,
  );
  await userEvent.click(box());
  const list = await screen.findByRole('listbox');
  list.tabIndex = 0;
  list.focus();
  expect(screen.getByRole('listbox')).toBeVisible();
  screen.getByRole('button', { name: '购物车' }).focus();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
});

test('removes a recent search by its button or the Delete key, and all by the last row', async () => {
  render(<RemovingRecent />);
  await userEvent.click(box());
  await userEvent.click(await screen.findByTitle('移除“轮”'));
  expect(screen.queryByRole('option', { name: /轮/ })).toBeNull();
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('group', { name: '最近搜索' })).toBeNull();
  expect(screen.getByRole('group', { name: '热门搜索' })).toBeInTheDocument();
});

test('removes all recent searches at once', async () => {
  render(<RemovingRecent />);
  await userEvent.click(box());
  await userEvent.click(await screen.findByRole('option', { name: '清除搜索记录' }));
  expect(screen.queryByRole('group', { name: '最近搜索' })).toBeNull();
});

test('says that there are no suggestions; shows no error when they fail', async () => {
  const { unmount } = render(<NoSuggestions />);
  await userEvent.type(box(), '会飞');
  expect(await screen.findByText('没有建议，按回车直接搜索。')).toBeInTheDocument();
  unmount();
  render(<SuggestionsFailed />);
  await userEvent.type(box(), '会飞');
  expect(screen.queryByRole('option')).toBeNull();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('searches without suggestions when their messages fail to load', async () => {
  const onSearch = fn();
  render(
    <Ready onSearch={onSearch} suggestions={{ ...suggestions, onOpen: () => Promise.reject(new Error('offline')) }} />,
  );
  await userEvent.type(box(), '3001{Enter}');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('3001');
});
