// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { received } from '../fixtures-reviews.ts';
import * as stories from './ReviewScreen.stories.tsx';

const {
  Ready,
  Failed,
  Empty,
  NothingWritten,
  NoService,
  ImagesUploading,
  ImageFailed,
  TooLong,
  Busy,
  SendFailed,
  OneSent,
  AllSent,
  NotReceived,
  UnknownState,
  WithoutReviewKeys,
  OrderNotFound,
  WorstCaseEnglish,
  WorstCaseTraditional,
} = composeStories(stories);

const PART = '基础板 2×4，大红';
const send = () => userEvent.click(screen.getByRole('button', { name: `发布评价: ${PART}` }));

test('sends the review of a line', async () => {
  const onSend = fn();
  render(<Ready onSend={onSend} />);
  await send();
  expect(onSend).toHaveBeenCalledExactlyOnceWith(received.lines[0]);
});

test('shows the fields of a review once stars are chosen', async () => {
  const onDraft = fn();
  render(<NothingWritten onDraft={onDraft} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: `给${PART}评分` })).getByRole('radio', { name: '5 星：很满意' }),
  );
  await userEvent.type(screen.getByRole('textbox', { name: '评价内容（选填）' }), '好');
  expect(onDraft.mock.calls).toEqual([
    [received.lines[0]?.reviewKey, { stars: 5, text: '' }],
    [received.lines[0]?.reviewKey, { stars: 5, text: '好' }],
  ]);
});

test('asks for the stars of the service first', async () => {
  const onSend = fn();
  const onService = fn();
  render(<NoService onSend={onSend} onService={onService} />);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  const service = screen.getByRole('radiogroup', { name: '服务与物流评价' });
  expect(service).toHaveAccessibleDescription('请先为服务评分');
  expect(within(service).getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(within(service).getByRole('radio', { name: '4 星：满意' }));
  expect(onService).toHaveBeenCalledExactlyOnceWith(4);
  await send();
  expect(onSend).toHaveBeenCalledOnce();
});

test.each([
  [ImagesUploading, '图片（选填）', '图片还在上传，完成后再发布'],
  [ImageFailed, '图片（选填）', '有图片上传失败，请重试或移除'],
])('sends nothing before the images are uploaded (%#)', async (Story, group, message) => {
  const onSend = fn();
  render(<Story onSend={onSend} />);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: group })).toHaveFocus();
  expect(screen.getByRole('group', { name: group })).toHaveAccessibleDescription(message);
});

test('preserves a text that is too long and reports it', async () => {
  const onSend = fn();
  render(<TooLong onSend={onSend} />);
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请缩短到 500 字以内');
});

test('reports chosen images to the app, by line', async () => {
  const onAddImages = fn();
  const onRemoveImage = fn();
  const { container } = render(<Ready onAddImages={onAddImages} onRemoveImage={onRemoveImage} />);
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' });
  await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, file);
  await waitFor(() => expect(onAddImages).toHaveBeenCalledExactlyOnceWith(received.lines[0]?.reviewKey, [file]));
  await userEvent.click(screen.getByRole('button', { name: '移除 IMG_2041.jpg' }));
  expect(onRemoveImage).toHaveBeenCalledExactlyOnceWith(received.lines[0]?.reviewKey, '1');
});

test('ignores a second press while a review is being sent', async () => {
  const onSend = fn();
  render(<Busy onSend={onSend} />);
  await send();
  expect(onSend).not.toHaveBeenCalled();
});

test('shows why sending failed, and that the review is preserved', () => {
  render(<SendFailed />);
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toContain('填写的内容都会保留。');
  expect(screen.getByRole('textbox')).toHaveValue('和三年前那批放在一起看不出差别，咬合力刚好。');
});

test('shows which lines are reviewed, and how many', () => {
  render(<OneSent />);
  expect(screen.getByText('已评价')).toBeInTheDocument();
  expect(screen.getByText('已评 1 种，共 4 种')).toBeInTheDocument();
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4);
});

test('moves the focus to the next line after one was sent', async () => {
  const { rerender } = render(<Ready />);
  await send();
  rerender(<Ready statuses={{ [received.lines[0]?.reviewKey ?? '']: 'sent' }} />);
  expect(screen.getAllByRole('listitem').find((item) => item.textContent?.includes('光面板 1×2'))).toHaveFocus();
});

test.each([
  [AllSent, '评价成功，感谢你的评价', ['查看订单', '逛颗粒商城'], 1],
  [Empty, '这笔订单都已评价', ['查看订单', '逛颗粒商城']],
  [NotReceived, '收货后即可评价', ['查看订单']],
  [UnknownState, '这笔订单的状态未知', ['查看订单']],
  [WithoutReviewKeys, '此订单暂时无法评价', ['查看订单']],
  [OrderNotFound, '找不到这笔订单', ['我的订单']],
])('explains why there is nothing to review, with links (%#)', (Story, title, expected, level = 2) => {
  render(<Story />);
  expect(screen.getByRole('heading', { level, name: title })).toBeInTheDocument();
  const links = screen.getAllByRole('link').filter((link) => !link.closest('nav'));
  expect(links.map(({ textContent }) => textContent)).toEqual(expected);
});

test('offers to retry after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Write a review');
  unmount();
  render(<WorstCaseTraditional />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('評價');
});

test('after the last review the thanks are the focused headline of the page', () => {
  const { rerender } = render(<AllSent statuses={{}} />);
  rerender(<AllSent statuses={{ [received.lines[0]?.reviewKey ?? '']: 'busy' }} />);
  rerender(<AllSent />);
  expect(screen.getByRole('heading', { level: 1, name: '评价成功，感谢你的评价' })).toHaveFocus();
});

test('does not say that all is reviewed while the server gives no way to review some lines', () => {
  const [first, ...others] = received.lines;
  const value = {
    ...received,
    lines: [first!, ...others.map((line) => ({ ...line, reviewKey: '', isReviewed: false }))],
  };
  render(<AllSent order={{ state: 'ready', value }} statuses={{ [first?.reviewKey ?? '']: 'sent' }} />);
  expect(screen.queryByText(/都评好了|都已评价/)).toBeNull();
  expect(screen.getByRole('heading', { name: '此订单暂时无法评价' })).toBeInTheDocument();
});
