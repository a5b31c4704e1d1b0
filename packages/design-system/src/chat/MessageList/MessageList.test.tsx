// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { agentSays, iSay, longTalk, outgoingOf } from '../fixtures.ts';
import * as stories from './MessageList.stories.tsx';

// The test page cannot measure, so every row is drawn; scrolling and the drawing of few rows are proven by the stories' play functions.
const { Ready, Loading, Failed, VeryLongText, WorstCaseEnglish } = composeStories(stories);
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('tells sides apart for those who do not see them', () => {
  render(<Ready lines={[agentSays('你好', 2), iSay('在吗', 1)]} />);
  expect(rows().map(({ textContent }) => textContent)).toEqual(['今天 14:08小小岚：你好', '我：在吗已送达']);
});

test('says only of the newest own message that it was delivered', () => {
  render(<Ready lines={[iSay('一', 3), iSay('二', 2), outgoingOf('三', { at: 'queued' })]} />);
  expect(rows().map(({ textContent }) => textContent?.replace(/^.*：/, ''))).toEqual(['一', '二已送达', '三等待发送']);
});

test('asks for older messages near the top, once, and only while there are any', () => {
  const onAskOlder = fn();
  const { rerender } = render(<Ready lines={longTalk(5)} hasOlder onAskOlder={onAskOlder} />);
  const list = screen.getByRole('group', { name: '对话内容' });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  scrollTo(31);
  expect(onAskOlder).not.toHaveBeenCalled();
  scrollTo(30);
  scrollTo(10);
  expect(onAskOlder).toHaveBeenCalledOnce();
  rerender(<Ready lines={longTalk(5)} hasOlder older={{ state: 'loading' }} onAskOlder={onAskOlder} />);
  scrollTo(0);
  expect(onAskOlder).toHaveBeenCalledOnce();
  rerender(<Ready lines={longTalk(25)} hasOlder={false} onAskOlder={onAskOlder} />);
  scrollTo(20);
  expect(onAskOlder).toHaveBeenCalledOnce();
});

test('says what is known of older messages', () => {
  const { rerender } = render(<Loading />);
  const status = () => screen.getByRole('status');
  expect(status()).toHaveTextContent('正在取更早的消息');
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  rerender(<Loading older={{ state: 'ready' }} hasOlder={false} />);
  expect(status()).toHaveTextContent('这是最早的消息');
  rerender(<Loading older={{ state: 'ready' }} hasOlder />);
  expect(status()).toHaveTextContent('');
});

test('asks again after a failure by hand only', async () => {
  const onAskOlder = fn();
  render(<Failed onAskOlder={onAskOlder} />);
  fireEvent.scroll(screen.getByRole('group'));
  expect(onAskOlder).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onAskOlder).toHaveBeenCalledOnce();
});

test('hands on what becomes of a message that stayed behind', async () => {
  const onResend = fn();
  const onDiscard = fn();
  render(
    <Ready
      lines={[outgoingOf('刚下了这单', { at: 'refused', reason: '' }, { key: 'o7' })]}
      onResend={onResend}
      onDiscard={onDiscard}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(onResend).toHaveBeenCalledWith('o7');
  expect(onDiscard).toHaveBeenCalledWith('o7');
});

test('keeps a long text unfolded while other messages come in', async () => {
  const [long, short] = [agentSays('砖'.repeat(3000), 2), agentSays('好', 1)];
  const { rerender } = render(<VeryLongText lines={[long]} />);
  await userEvent.click(screen.getByRole('button', { name: /展开全部/ }));
  rerender(<VeryLongText lines={[long, short]} />);
  expect(screen.getByRole('button', { name: '收起', expanded: true })).toBeInTheDocument();
});

test('draws no row anew whose line did not change', () => {
  const lines = longTalk(40);
  const { rerender } = render(<Ready lines={lines} />);
  const before = rows().map((row) => row.lastElementChild);
  rerender(<Ready lines={[...lines, agentSays('新', 0)]} onResend={fn()} onDiscard={fn()} />);
  const after = rows().map((row) => row.lastElementChild);
  expect(after.slice(0, 40).every((row, index) => row === before[index])).toBe(true);
});

test('tells the server’s words in English around them', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByText('The service is busy at the moment, please come back in a little while')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
