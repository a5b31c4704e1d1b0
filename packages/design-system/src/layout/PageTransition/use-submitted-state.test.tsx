// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSubmittedState } from './use-submitted-state.ts';

const scroll = vi.fn<typeof scrollTo>();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('scrollY', 900);
});
afterEach(() => {
  scroll.mockReset();
  vi.unstubAllGlobals();
});

function Order({ state, isPaying = false }: { state?: string; isPaying?: boolean }) {
  useSubmittedState(state, isPaying);
  return (
    <main id="main">
      <h1>{state}</h1>
      <button type="button">付款</button>
    </main>
  );
}
const heading = () => screen.getByRole('heading');

test('opens the state after a submission at its top, with its heading focused', () => {
  const { rerender } = render(<Order state="待付款" />);
  screen.getByRole('button').focus();
  rerender(<Order state="待付款" isPaying />);
  expect(heading()).not.toHaveFocus();
  rerender(<Order state="支付成功" />);
  expect(heading()).toHaveFocus();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

test('opens it as well when its outcome becomes known later', () => {
  const { rerender } = render(<Order state="待付款" isPaying />);
  rerender(<Order state="待付款" />);
  rerender(<Order />);
  rerender(<Order state="支付成功" />);
  expect(heading()).toHaveFocus();
});

test('leaves the reader where they are when the state changes by itself, also after a submission', () => {
  const { rerender } = render(<Order />);
  rerender(<Order state="待付款" />);
  rerender(<Order state="已取消" />);
  expect(heading()).not.toHaveFocus();
  rerender(<Order state="待付款" isPaying />);
  rerender(<Order state="待发货" isPaying />);
  scroll.mockReset();
  screen.getByRole('button').focus();
  rerender(<Order state="待发货" />);
  rerender(<Order state="待收货" />);
  expect(screen.getByRole('button')).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});

test('leaves the focus in the chat, in which the shopper writes', () => {
  const chat = document.body.appendChild(document.createElement('div'));
  chat.role = 'dialog';
  const field = chat.appendChild(document.createElement('textarea'));
  const { rerender } = render(<Order state="待付款" isPaying />);
  field.focus();
  rerender(<Order state="支付成功" />);
  expect(field).toHaveFocus();
  chat.remove();
});
