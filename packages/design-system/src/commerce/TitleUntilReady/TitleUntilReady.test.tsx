// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TitleUntilReady } from './TitleUntilReady.tsx';

const page = (isReady: boolean) => (
  <main id="main">
    <TitleUntilReady of={isReady ? { state: 'ready', value: 1 } : { state: 'loading' }}>正在打开订单</TitleUntilReady>
    {isReady ? <h1>待付款</h1> : null}
    <button type="button">返回</button>
  </main>
);

test('a page that opened with the focus on its title has it on the title of what was loaded', () => {
  const { rerender } = render(page(false));
  const title = screen.getByRole('heading', { name: '正在打开订单' });
  title.tabIndex = -1;
  act(() => title.focus());
  rerender(page(true));
  expect(screen.getByRole('heading', { name: '待付款' })).toHaveFocus();
});

test('the focus stays where the shopper has moved it', () => {
  const { rerender } = render(page(false));
  const title = screen.getByRole('heading');
  title.tabIndex = -1;
  act(() => title.focus());
  act(() => screen.getByRole('button').focus());
  rerender(page(true));
  expect(screen.getByRole('button')).toHaveFocus();
});
