// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './CouponTicket.stories.tsx';

const { Ready, Over, WithDecimals, Thousands, LongestAmount, WithMore } = composeStories(stories);
const ticket = (title = '老客券 满 49 减 5') => screen.getByRole('article', { name: title });

test('shows amount, minimum, terms and what can be done with the coupon', () => {
  render(<Ready />);
  expect(ticket()).toHaveTextContent('¥5满 ¥49.00 可用老客券 满 49 减 5新到全部零件可用');
  expect(within(ticket()).getByRole('button', { name: '去使用' })).toBeInTheDocument();
});

test.each([
  [WithDecimals, '¥9.90', 'large'],
  [Thousands, '¥1,234', 'medium'],
  [LongestAmount, '¥123,456.78', 'small'],
])('keeps longer amounts within the stub (%#)', (Story, text, size) => {
  render(<Story />);
  const amount = within(ticket()).getByText('¥').parentElement;
  expect(amount).toHaveTextContent(text);
  expect(amount).toHaveAttribute('data-size', size);
});

test('marks a coupon that is over, and shows more below the ticket', () => {
  const { unmount } = render(<Over />);
  expect(ticket()).toHaveAttribute('data-tone', 'over');
  unmount();
  render(<WithMore />);
  expect(within(ticket()).getByText('下单时在确认订单页选这张券。')).toBeInTheDocument();
});
