// @vitest-environment jsdom
import { MessagesProvider } from '@shop/design-system';
import { allMessages } from '@shop/design-system/messages/all-messages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../data/call-error.ts';
import { toPage, type PageEntry } from './page.ts';
import { RouteError } from './RouteError.tsx';

// React logs what an error page catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.documentElement.lang = 'zh-Hans';
});
afterEach(() => void vi.restoreAllMocks());

function open(load: PageEntry['load']): void {
  const { Component } = toPage({ load, messages: [] });
  render(
    <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
      <RouteError>
        <Suspense>
          <Component />
        </Suspense>
      </RouteError>
    </MessagesProvider>,
  );
}

test('a page whose loader is refused as a bad request shows the page for it, with the words of the server', async () => {
  open(() => Promise.reject(new CallError('productDetail', 'refused', { status: 400, serverMessage: '参数错误' })));
  expect(await screen.findByText('错误 400')).toBeInTheDocument();
  expect(screen.getByText(/无法识别的内容/)).toBeInTheDocument();
  expect(screen.getByText('参数错误')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('data-look', 'main');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [new CallError('productDetail', 'gone', { status: 404 }), '404'],
  [new CallError('productDetail', 'server', { status: 503 }), '错误 503'],
  [new Error('A mistake in the code.'), '错误 500'],
])('any other failure of a page shows its status, 500 by default (%#)', async (problem, status) => {
  open(() => Promise.reject(problem));
  expect(await screen.findByText(status)).toBeInTheDocument();
});

test('a page that failed is opened again by the button', async () => {
  let isBroken = true;
  function Page() {
    if (isBroken) throw new CallError('products', 'server', { status: 502 });
    return <p>到了</p>;
  }
  open(() => Promise.resolve(Page));
  expect(await screen.findByText('错误 502')).toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('到了')).toBeInTheDocument();
});
