// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './DeliveryLabel.stories.tsx';

const {
  Ready,
  Queued,
  Delivered,
  FoundInHistory,
  Uploading,
  Refused,
  NoAnswer,
  HistoryUnclear,
  NotUploaded,
  UploadRefused,
  WorstCaseEnglish,
} = composeStories(stories);

test.each([
  [Ready, '发送中…'],
  [Queued, '等待发送'],
  [Delivered, '已送达'],
  [Uploading, '正在上传 42%'],
])('shows the delivery status without buttons (%#)', (Story, text) => {
  const { container } = render(<Story />);
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows that a message was confirmed by the history', () => {
  render(<FoundInHistory />);
  expect(screen.getByTitle('已在对话记录中找到')).toHaveTextContent('已送达 已在对话记录中找到');
});

test.each([
  [Refused, '发送失败您发送的消息太频繁', '重试', '放弃'],
  [NoAnswer, '尚不确定是否送达未收到商店的回复', '重新发送', '不再发送'],
  [HistoryUnclear, '尚不确定是否送达对话记录也无法确认', '重新发送', '不再发送'],
  [NotUploaded, '图片上传失败', '重试', '放弃'],
  [UploadRefused, '图片上传失败文件大小超过 5M', '重试', '放弃'],
  [WorstCaseEnglish, 'May not have arrived', 'Send again', 'Discard'],
])('shows why a message was not sent, and offers two actions (%#)', async (Story, text, resend, discard) => {
  const onResend = fn();
  const onDiscard = fn();
  const { container } = render(<Story onResend={onResend} onDiscard={onDiscard} />);
  expect(container).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: resend }));
  expect(onResend).toHaveBeenCalledOnce();
  expect(onDiscard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: discard }));
  expect(onDiscard).toHaveBeenCalledOnce();
});
