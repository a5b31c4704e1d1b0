// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './SaleNotes.stories.tsx';

const { Ready, Full, FlashSale, NoDeliveryTerms, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);
const TERMS = '运费 ¥10.00，商品满 ¥49.00 免运费，偏远地区满 ¥99.00 免运费。';
const ALONE = '活动商品需单独下单，不能加入购物车，也不能使用优惠券。';

test.each([
  [Ready, `可预订 997 颗${ALONE}${TERMS}`],
  [Full, `已订完${ALONE}${TERMS}`],
  [FlashSale, `${ALONE}${TERMS}`],
  [NoDeliveryTerms, `可预订 997 颗${ALONE}运费按收货地址计算，确认订单时显示。`],
  [WorstCaseEnglish, /997 can be pre-ordered.*¥10\.00/],
  [WorstCaseTraditional, /可預訂 997 顆.*運費/],
])(
  'says before buying how many there are, that it is an order of its own, and what delivery costs (%#)',
  (Story, text) => {
    const { container } = render(<Story />);
    const said = container.textContent ?? '';
    if (typeof text === 'string') expect(said).toBe(text);
    else expect(said).toMatch(text);
  },
);
