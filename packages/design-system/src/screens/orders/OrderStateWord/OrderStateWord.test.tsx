// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './OrderStateWord.stories.tsx';

const { Ready, PickUp, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);

test.each([
  [Ready, ['待付款', '待发货', '待收货', '待评价', '已完成', '退款中', '已退款']],
  [PickUp, ['待付款', '待核销', '待核销', '已核销', '已核销', '退款中', '已退款']],
  [
    WorstCaseEnglish,
    [
      'Pending payment',
      'To be shipped',
      'To be received',
      'To be reviewed',
      'Completed',
      'Refund in progress',
      'Refunded',
    ],
  ],
  [WorstCaseTraditional, ['待付款', '待出貨', '待收貨', '待評價', '已完成', '退款中', '已退款']],
])('names every state (%#)', (Story, words) => {
  render(<Story />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words);
});
