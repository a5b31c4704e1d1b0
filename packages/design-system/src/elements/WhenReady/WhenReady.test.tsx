// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { loading, ready, type Loadable } from '../../loadable.ts';
import * as stories from './WhenReady.stories.tsx';
import { WhenReady } from './WhenReady.tsx';

const {
  TooLarge,
  TooManyRequests,
  TooManyRequestsForLong,
  TooManyRequestsUnknown,
  Loading,
  Failed,
  ServerMessage,
  WaysOn,
  WorstCaseEnglish,
} = composeStories(stories);

test('says that content is loading', () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
});

test('offers to try again after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('shows the text of the server unchanged', () => {
  render(<ServerMessage />);
  expect(screen.getByRole('alert')).toHaveTextContent('商品不存在');
});

test('leads from a refused page to its list and to an agent, by keyboard too', async () => {
  const onRetry = fn();
  render(<WaysOn onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('很抱歉!系统开小差了');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '返回列表' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', '#name=orders');
  expect(screen.getByRole('link', { name: '问客服' })).toHaveAttribute('href', '#name=chat');
});

test.each([
  [TooLarge, '内容过大'],
  [TooManyRequests, '30 秒后再试'],
  [TooManyRequestsForLong, '10 分钟后再试'],
  [TooManyRequestsUnknown, '请稍后再试'],
])('says that a request is too large, or how long to wait (%#)', (Story, text) => {
  render(<Story />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test('shows texts in the language of the page', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something is wrong with the data');
});

/** What stands in the page after each commit in which the answer changes. */
function renderText(of: Loadable<string>) {
  const commits: (string | null)[] = [];
  function Page({ of: text }: { of: Loadable<string> }) {
    useLayoutEffect(() => void commits.push(document.body.textContent));
    return (
      <IntlProvider locale="zh-Hans" defaultLocale="zh-Hans" onError={() => undefined}>
        <WhenReady of={text} skeleton="···">
          {(value) => <p>{value}</p>}
        </WhenReady>
      </IntlProvider>
    );
  }
  const { rerender } = render(<Page of={of} />);
  return { commits, answer: (text: string) => rerender(<Page of={ready(text)} />) };
}

test('content that an answer brings is not rendered in the task of the answer, but soon after it', async () => {
  const { commits, answer } = renderText(loading);
  answer('25 parts');
  expect(commits).toEqual(['···', '···']);
  expect(await screen.findByText('25 parts')).toBeInTheDocument();
});

test('content that is there from the start is shown at once', () => {
  expect(renderText(ready('25 parts')).commits).toEqual(['25 parts']);
});
