// @vitest-environment jsdom
import type { ColourGroup } from '@shop/parts-list';
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { rows, summaryOf } from '../fixtures-list.ts';
import * as stories from '../ListScreen/ListScreen.stories.tsx';

const { Ready, AllReady, RowsOnTheirWay } = composeStories(stories);

const groups = () => screen.getByRole('region', { name: '换颜色' });

test('decides a colour for all its lines, and undoes it', async () => {
  const onTakeColour = fn();
  render(<Ready onTakeColour={onTakeColour} />);
  const turquoise = within(groups()).getByRole('group', { name: '用什么代替海运蓝' });
  await userEvent.click(within(turquoise).getByRole('radio', { name: /浅蓝.*看得出差别，色差 8\.1/ }));
  expect(onTakeColour).toHaveBeenLastCalledWith(11, 73);
  await userEvent.click(within(turquoise).getByRole('radio', { name: /不买这 1 行/ }));
  expect(onTakeColour).toHaveBeenLastCalledWith(11, 'leaveOut');
  await userEvent.click(within(turquoise).getByRole('button', { name: '撤销' }));
  expect(onTakeColour).toHaveBeenLastCalledWith(11, undefined);
  expect(turquoise).toHaveFocus();
});

test('shows how far the next colour is, and the code in the file', () => {
  render(<Ready />);
  const gray = within(groups()).getByRole('group', { name: '用什么代替旧浅灰' });
  expect(gray).toHaveTextContent('次近的深灰色差 10.6，不推荐');
  expect(gray).toHaveTextContent('BrickLink 9');
});

test('shows three colours first, and the others on request', async () => {
  render(<Ready />);
  expect(within(groups()).getAllByRole('group')).toHaveLength(3);
  await userEvent.click(within(groups()).getByRole('button', { name: '还有 1 种颜色，1 行 9 颗' }));
  expect(within(groups()).getAllByRole('group')).toHaveLength(4);
  expect(within(groups()).getAllByRole('group')[3]).toHaveFocus();
});

test('replaces none of them', async () => {
  const onTakeColour = fn();
  render(<Ready onTakeColour={onTakeColour} />);
  await userEvent.click(within(groups()).getByRole('button', { name: '都不替换' }));
  expect(onTakeColour.mock.calls).toEqual([
    [7, 'leaveOut'],
    [11, 'leaveOut'],
    [6, 'leaveOut'],
    [8, 'leaveOut'],
  ]);
});

test('shows colours with a replacement first', () => {
  const list = summaryOf(rows);
  const [first, ...others] = list.colourGroups;
  render(
    <RowsOnTheirWay list={ready({ ...list, colourGroups: [{ ...first, offers: [] } as ColourGroup, ...others] })} />,
  );
  expect(within(groups()).getAllByRole('group')[0]).toHaveAccessibleName('用什么代替海运蓝');
});

test('is hidden when every colour is made', () => {
  render(<AllReady />);
  expect(screen.queryByRole('region', { name: '换颜色' })).toBeNull();
});
