// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { advance, delay, lose } from '../../stand-in/test-connection.ts';
import { preloadAllPages, visit, type Visit } from '../../stand-in/test-visit.tsx';

beforeAll(preloadAllPages);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const AT = '/refund?orderId={orderNumber}';
const scenarios = [{ name: 'an order is shipped' }] as const;
const refundsOf = ({ shop }: Visit) => Object.values(shop.state.refunds);
const sendButton = () => screen.findByRole('button', { name: '提交申请' });

async function request({ user }: Visit): Promise<void> {
  const [, line] = within(screen.getByRole('group', { name: '要退的颗粒' })).getAllByRole('checkbox');
  if (line) await user.click(line);
  await user.selectOptions(screen.getByRole('combobox', { name: '退款原因' }), '其他原因');
  await user.click(await sendButton());
}

test('a refund that is requested after 18.5 s is unknown until then, and is one refund', async () => {
  const shopper = await visit(AT, { scenarios });
  await sendButton();
  delay('refundApply', 18_500);
  await request(shopper);
  await advance(15_500);
  expect(await screen.findByText('尚不确定申请是否提交成功')).toBeVisible();
  // Still focused, so that the keyboard stays where it was.
  expect(await sendButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await sendButton()).toHaveFocus();
  await advance(9000);
  expect(await screen.findByRole('link', { name: /查看这笔退款|查看.*退款|看.*退款/ })).toBeVisible();
  expect(refundsOf(shopper)).toHaveLength(1);
});

test('a request that never arrived can be sent again after ten minutes, as it was filled in', async () => {
  const shopper = await visit(AT, { scenarios });
  await sendButton();
  lose('refundApply');
  await request(shopper);
  expect(await screen.findByText('尚不确定申请是否提交成功')).toBeVisible();
  await advance(670_000);
  expect(screen.queryByText('尚不确定申请是否提交成功')).toBeNull();
  expect(await sendButton()).toBeEnabled();
  expect(refundsOf(shopper)).toEqual([]);
});
