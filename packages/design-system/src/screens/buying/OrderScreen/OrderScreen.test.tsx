// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { completed, refunding, toReceive, unpaid } from '../fixtures.ts';
import * as stories from './OrderScreen.stories.tsx';
import { stepsOf } from './steps-of.ts';

const { Ready, Failed, Empty, Unpaid, ToShip, ToReview, Completed, Refunding, Refunded, DeletedProduct, FreeDelivery, WorstCaseEnglish, WorstCaseTraditional } = composeStories(stories);
const title = () => screen.getByRole('heading', { level: 1 });

test.each([
  [Unpaid, '待付款'],
  [ToShip, '待发货'],
  [Ready, '已发货，待收货'],
  [ToReview, '待评价'],
  [Completed, '已完成'],
  [Refunding, '售后/退款'],
  [Refunded, '售后/退款：已退款'],
])('says where the order stands (%#)', (Story, label) => {
  render(<Story />);
  expect(title()).toHaveTextContent(label);
});

test('gives the shop’s own sentence and the facts', () => {
  render(<Ready />);
  expect(screen.getByText('已发货，请注意查收')).toBeInTheDocument();
  expect(screen.getByText('SF1409882633071')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('余额支付 2026年11月21日 14:35');
  expect(screen.getByText('同色的请装一袋，深灰和浅灰分开，谢谢。')).toBeInTheDocument();
});

test('marks the step it has reached', () => {
  expect(stepsOf(unpaid).map(({ state }) => state)).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
  expect(stepsOf(toReceive).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'todo', 'todo']);
  expect(stepsOf(completed).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(stepsOf(refunding).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'todo', 'todo']);
});

test('can be paid while it is unpaid, and says until when', () => {
  render(<Unpaid />);
  expect(screen.getByRole('link', { name: '去付款' })).toHaveAttribute('href', expect.stringContaining('cp202611211432080042'));
  expect(screen.getByText(/前付款，到点没付会自动取消/)).toHaveTextContent('15:02');
});

test('lists the lines at the prices of then, which add up to what was paid', () => {
  render(<Ready />);
  const rows = within(screen.getByRole('table', { name: '订单里的颗粒' })).getAllByRole('row');
  expect(rows).toHaveLength(11);
  expect(rows[1]).toHaveTextContent('基础板 2×43020大红24 颗¥0.28¥6.72');
  const amounts = screen.getByRole('region', { name: '金额' });
  expect(amounts).toHaveTextContent('¥47.80会员优惠−¥2.39运费¥10.00');
  expect(amounts).toHaveTextContent('实付¥55.41');
});

test('names what took something off', () => {
  render(<FreeDelivery />);
  expect(screen.getByRole('region', { name: '金额' })).toHaveTextContent('优惠券−¥5.00积分抵扣−¥0.20运费免运费');
});

test('keeps a line whose product is gone', () => {
  render(<DeletedProduct />);
  expect(screen.getByText('商品已删除')).toBeInTheDocument();
});

test('has a way on from an order that is not there', () => {
  render(<Empty />);
  expect(screen.getByRole('heading', { name: '找不到这笔订单' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '我的订单' })).not.toHaveLength(0);
});

test('offers another try after a failure', async () => {
  const onRetry = fn();
  render(<Failed onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('speaks English and traditional Chinese', () => {
  const { unmount } = render(<WorstCaseEnglish />);
  expect(title()).toHaveTextContent('Shipped, to be received');
  unmount();
  render(<WorstCaseTraditional />);
  expect(title()).toHaveTextContent('待付款');
  expect(screen.getByText('下單')).toBeInTheDocument();
});
