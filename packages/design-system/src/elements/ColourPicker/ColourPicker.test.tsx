// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import * as stories from './ColourPicker.stories.tsx';

const { Ready, ManyColours } = composeStories(stories);

test('selects a colour by its name', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: '蓝色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('moves from the selected colour by arrow keys', async () => {
  const onChoose = fn();
  render(<Ready onChoose={onChoose} />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '大红' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
});

test('names the selected colour in its legend, and says which are sold out', () => {
  render(<Ready />);
  expect(screen.getByRole('group', { name: /颜色\s*大红/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '粉红，缺货' })).toBeEnabled();
});

test('groups the colours by finish and sorts each group by hue', () => {
  render(<Ready />);
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names('实色')).toEqual(['白色', '黑色', '大红', '蓝色', '粉红，缺货']);
  expect(names('透明')).toEqual(['全透明']);
});

test('filters many colours by name, says how many are left, and selects one of them', async () => {
  const onChoose = fn();
  render(<ManyColours onChoose={onChoose} />);
  const filter = screen.getByRole('searchbox', { name: '筛选颜色' });
  await userEvent.type(filter, '第5');
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.getByRole('status')).toHaveTextContent('找到 11 种颜色');
  await userEvent.type(filter, '7');
  await userEvent.click(screen.getByRole('radio', { name: '第 57 色' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('56');
  await userEvent.type(filter, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('没有叫“第57x”的颜色');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a few colours need no filter', () => {
  render(<Ready />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the name of a colour at the edge stays in the window', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(6, 300, 44, 44));
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(140);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
  render(<Ready />);
  await userEvent.hover(screen.getByRole('radio', { name: '大红' }));
  expect(screen.getByText('大红', { selector: 'label *' })).toHaveStyle({ '--shift': '54px' });
});
