// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { agentSays, iSay, longConversation, outgoingOf } from '../fixtures.ts';
import * as stories from './MessageList.stories.tsx';

// jsdom cannot measure, so every row is rendered; scrolling and virtual rows are tested by the stories’ play functions.
const { Ready, Loading, Failed, VeryLongText, WorstCaseEnglish } = composeStories(stories);
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('announces the sender of each message', () => {
  render(<Ready items={[agentSays('你好', 2), iSay('在吗', 1)]} />);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['今天 14:08小小岚：你好', '我：在吗已送达']);
});

test('shows only the newest own message as delivered', () => {
  render(<Ready items={[iSay('一', 3), iSay('二', 2), outgoingOf('三', { status: 'queued' })]} />);
  expect(rows().map(({ textContent }) => textContent?.replace(/^.*：/, ''))).toEqual(['一', '二已送达', '三等待发送']);
});

test('loads older messages near the top, once, and only while there are any', () => {
  const onLoadOlder = fn();
  const { rerender } = render(<Ready items={longConversation(5)} hasOlder onLoadOlder={onLoadOlder} />);
  const list = screen.getByRole('group', { name: '对话内容' });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  scrollTo(31);
  expect(onLoadOlder).not.toHaveBeenCalled();
  scrollTo(30);
  scrollTo(10);
  expect(onLoadOlder).toHaveBeenCalledOnce();
  rerender(<Ready items={longConversation(5)} hasOlder older={{ status: 'loading' }} onLoadOlder={onLoadOlder} />);
  scrollTo(0);
  expect(onLoadOlder).toHaveBeenCalledOnce();
  rerender(<Ready items={longConversation(25)} hasOlder={false} onLoadOlder={onLoadOlder} />);
  scrollTo(20);
  expect(onLoadOlder).toHaveBeenCalledOnce();
});

test('shows the status of older messages', () => {
  const { rerender } = render(<Loading />);
  const status = () => screen.getByRole('status');
  expect(status()).toHaveTextContent('正在加载更早的消息');
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  rerender(<Loading older={{ status: 'ready' }} hasOlder={false} />);
  expect(status()).toHaveTextContent('这是最早的消息');
  rerender(<Loading older={{ status: 'ready' }} hasOlder />);
  expect(status()).toHaveTextContent('');
});

test('loads again after a failure only by the button', async () => {
  const onLoadOlder = fn();
  render(<Failed onLoadOlder={onLoadOlder} />);
  fireEvent.scroll(screen.getByRole('group'));
  expect(onLoadOlder).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onLoadOlder).toHaveBeenCalledOnce();
});

test('reports resending and discarding a refused message', async () => {
  const onResend = fn();
  const onDiscard = fn();
  render(
    <Ready
      items={[outgoingOf('刚下了这单', { status: 'refused', reason: '' }, { key: 'o7' })]}
      onResend={onResend}
      onDiscard={onDiscard}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(onResend).toHaveBeenCalledWith('o7');
  expect(onDiscard).toHaveBeenCalledWith('o7');
});

test('keeps a long text unfolded while other messages arrive', async () => {
  const [long, short] = [agentSays('砖'.repeat(3000), 2), agentSays('好', 1)];
  const { rerender } = render(<VeryLongText items={[long]} />);
  await userEvent.click(screen.getByRole('button', { name: /展开全部/ }));
  rerender(<VeryLongText items={[long, short]} />);
  expect(screen.getByRole('button', { name: '收起', expanded: true })).toBeInTheDocument();
});

test('does not re-render rows whose item did not change', () => {
  const items = longConversation(40);
  const { rerender } = render(<Ready items={items} />);
  const before = rows().map((row) => row.lastElementChild);
  rerender(<Ready items={[...items, agentSays('新', 0)]} onResend={fn()} onDiscard={fn()} />);
  const after = rows().map((row) => row.lastElementChild);
  expect(after.slice(0, 40).every((row, index) => row === before[index])).toBe(true);
});

test('shows the server’s text within the English interface', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('The service is busy at the moment, please come back in a little while')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
