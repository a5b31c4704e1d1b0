// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './OrderStatusLabel.stories.tsx';

const { Ready, PickUp, WithOpenRefund, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, ['待付款', '待发货', '待收货', '待评价', '已完成', '退款中', '已退款', '已取消', '状态未知']],
  [PickUp, ['待付款', '待核销', '待核销', '已核销', '已核销', '退款中', '已退款', '已取消', '状态未知']],
  [WithOpenRefund, ['待付款', '退款中', '退款中', '退款中', '退款中', '退款中', '已退款', '已取消', '状态未知']],
  [
    WorstCaseEnglish,
    [
      'To pay',
      'To ship',
      'Shipped',
      'To review',
      'Completed',
      'Refund in progress',
      'Refunded',
      'Cancelled',
      'Status unknown',
    ],
  ],
  [WorstCaseTraditional, ['待付款', '待出貨', '待收貨', '待評價', '已完成', '退款中', '已退款', '已取消', '狀態未知']],
])('has a label for every state (%#)', (Story, labels) => {
  render(<Story />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(labels);
});
