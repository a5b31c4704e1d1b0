// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { useClosedShop } from '../data/closed-shop.store.ts';
import { WhenOpen } from './WhenOpen.tsx';

test('a page of an open shop is rendered once, and again only when the shop closes', () => {
  const onRender = vi.fn();
  render(
    <Profiler id="page" onRender={onRender}>
      <WhenOpen path="/">Parts</WhenOpen>
    </Profiler>,
  );
  expect(screen.getByText('Parts')).toBeVisible();
  expect(onRender).toHaveBeenCalledOnce();
  act(() => useClosedShop.setState({ message: 'Closed until Monday' }));
  expect(onRender.mock.calls.length).toBeGreaterThan(1);
});
