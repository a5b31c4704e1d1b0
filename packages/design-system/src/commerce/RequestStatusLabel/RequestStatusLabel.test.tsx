// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './RequestStatusLabel.stories.tsx';

const { Ready, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [
    Ready,
    '已提交 待付款 已付款 审核中 待补充 已通过 部分通过 未通过 配货中 已寄出 已收到 已完成 已取消 已过期 已退款'.split(
      ' ',
    ),
  ],
  [
    WorstCaseEnglish,
    [
      'Submitted',
      'To pay',
      'Paid',
      'In review',
      'Needs your answer',
      'Approved',
      'Partly approved',
      'Not approved',
      'Being picked',
      'On its way',
      'Received',
      'Completed',
      'Cancelled',
      'Expired',
      'Refunded',
    ],
  ],
  [
    WorstCaseTraditional,
    '已送出 待付款 已付款 審核中 待補充 已通過 部分通過 未通過 備貨中 已寄出 已收到 已完成 已取消 已過期 已退款'.split(
      ' ',
    ),
  ],
])('has a label for every status (%#)', (Story, labels) => {
  render(<Story />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(labels);
});
