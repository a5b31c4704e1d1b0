// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { bakery, tram } from '../fixtures-repair-cart.ts';
import * as stories from './RepairCartScreen.stories.tsx';
import { sumOf } from './sum-of.ts';

const S = composeStories(stories);
const main = () => screen.getByRole('main');
const totals = () => screen.getByRole('complementary', { name: '合计' });
const button = (name: string) => screen.getByRole('button', { name });

test('shows each set with its particles, whether it is free, and its proof', () => {
  render(<S.Ready />);
  expect(main()).toHaveTextContent('街角面包房80120813 颗免费2026年10月15日购买防伪码 7K3F-••••-••••-92QD');
  expect(main()).toHaveTextContent('老城有轨电车8020443 颗防伪码用过，这次收费');
  expect(main()).toHaveTextContent('每套是一份单独的申请');
});

test('adds up the chosen requests, and confirms them', async () => {
  const onConfirm = fn();
  render(<S.Ready onConfirm={onConfirm} />);
  expect(totals()).toHaveTextContent('零件16 颗¥2.24免费补件−¥1.90运费¥10.00应付¥10.34');
  await userEvent.click(screen.getByRole('checkbox', { name: '选择老城有轨电车' }));
  expect(totals()).toHaveTextContent('运费免运费应付¥0.00');
  await userEvent.click(button('去确认 1 份'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('without a chosen request there is nothing to confirm', async () => {
  render(<S.NothingChosen />);
  expect(button('去确认')).toBeDisabled();
  expect(totals()).toHaveTextContent('请先勾选要提交的套装');
  await userEvent.click(screen.getByRole('checkbox', { name: '全选 2 套' }));
  expect(button('去确认 2 份')).toBeEnabled();
});

test('opens a request for changes, and removes one', async () => {
  const onChange = fn();
  const onRemove = fn();
  render(<S.Ready onChange={onChange} onRemove={onRemove} />);
  await userEvent.click(button('修改街角面包房'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(bakery);
  await userEvent.click(button('移除老城有轨电车'));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(tram);
});

test('asks before a change replaces an unfinished request of the same set', async () => {
  const onChange = fn();
  render(<S.Unfinished onChange={onChange} />);
  await userEvent.click(button('修改: 街角面包房'));
  expect(onChange).not.toHaveBeenCalled();
  const question = screen.getByRole('group', { name: /还有一份未填完的/ });
  await userEvent.click(within(question).getByRole('button', { name: '取代' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(bakery);
});

test('collapses a long request', async () => {
  render(<S.ManyLines />);
  const rows = () => within(screen.getByRole('list', { name: '要补的零件' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(6);
  await userEvent.click(button('还有 14 种'));
  expect(rows()).toHaveLength(20);
});

test('an empty cart leads to the repair service', () => {
  render(<S.Empty />);
  expect(screen.getByRole('link', { name: '申请补件' })).toBeInTheDocument();
});

test('says where a shop has no repair service', () => {
  render(<S.Unavailable />);
  expect(screen.getByRole('heading', { name: '本店暂不支持在线申请补件' })).toBeInTheDocument();
});

test('is available in English and traditional Chinese', () => {
  const { unmount } = render(<S.WorstCaseEnglish />);
  expect(button('Review 2 sets')).toBeInTheDocument();
  unmount();
  render(<S.WorstCaseTraditional />);
  expect(main()).toHaveTextContent('每套是一份單獨的申請');
});

test('a sum of prices is a price: parts − off + postage = total', () => {
  const fen = fc.nat(100_000);
  const price = fc.record({ parts: fen, off: fen, postage: fen }).map((one) => ({
    ...one,
    total: one.parts - one.off + one.postage,
  }));
  fc.assert(
    fc.property(fc.array(price, { maxLength: 5 }), (prices) => {
      const { parts, off, postage, total } = sumOf(prices);
      expect(total).toBe(parts - off + postage);
    }),
  );
});
