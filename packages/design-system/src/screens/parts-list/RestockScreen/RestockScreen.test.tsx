// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import * as stories from './RestockScreen.stories.tsx';

const { Ready, Failed, Empty } = composeStories(stories);

test('says of each part whether it is back, and links to it in its colour', () => {
  render(<Ready />);
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button'));
  expect(rows.map((row) => /有货|仍缺货|已下架|暂时无法查询/.exec(row.textContent)?.[0])).toEqual([
    '有货',
    '仍缺货',
    '已下架',
    '暂时无法查询',
  ]);
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: '基础板 2×4' })).toHaveAttribute(
    'href',
    expect.stringContaining('a1b2c3d4'),
  );
  expect(screen.getByText(/^到货提醒保存在此浏览器中，最多 30 条/)).toBeVisible();
});

test('removes an alert by keyboard; the focus moves to the next one', async () => {
  const onRemove = fn();
  const { rerender } = render(<Ready onRemove={onRemove} />);
  screen.getByRole('button', { name: '移除提醒：基础板 2×4，大红' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('1', '基础板 2×4，大红');
  const alerts = Ready.args.alerts;
  rerender(<Ready alerts={ready(alerts?.state === 'ready' ? alerts.value.slice(1) : [])} />);
  expect(screen.getByRole('button', { name: '移除提醒：坡面砖 45° 2×2，杏黄' })).toHaveFocus();
});

test('without alerts it says how to set one', () => {
  render(<Empty />);
  expect(screen.getByText(/点“到货时提醒我”/)).toBeVisible();
});

test('asks again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
