// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '../../stand-in/test-visit.tsx';

test('the parts of an order are a checklist to print', async () => {
  const shopper = await visit('/user/order_detail?orderId={orderNumber}', {
    scenarios: [{ name: 'an order is paid' }],
  });
  await shopper.user.click(await screen.findByRole('link', { name: '打印核对清单' }));
  await screen.findByRole('heading', { name: '核对清单' });
  expect(shopper.address()).toMatch(/^\/user\/order_detail\?orderId=[^&]+&view=checklist$/);
  expect(screen.getAllByText(/^[\d,]+ 颗$/).length).toBeGreaterThan(0);
  await shopper.user.click(screen.getByRole('link', { name: '返回订单' }));
  expect(await screen.findByRole('link', { name: '打印核对清单' })).toBeVisible();
});
