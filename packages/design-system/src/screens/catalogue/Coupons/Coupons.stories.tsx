import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { coupons } from '../fixtures-product.ts';
import { Coupons } from './Coupons.tsx';

const meta = { component: Coupons, args: { list: ready(coupons), onReceive: fn(), isMember: false } } satisfies Meta<
  typeof Coupons
>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(await canvas.findByText(/优惠券|優惠券|Coupons/));
  await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
};

export const Ready: Story = {};
export const Loading: Story = { args: { list: loading } };
export const Failed: Story = { args: { list: failed('server') } };
export const Empty: Story = { args: { list: ready([]) } };
export const Open: Story = { play: open };
export const Member: Story = { args: { isMember: true }, play: open };
export const Receiving: Story = { args: { receiving: '11' }, play: open };
export const Dark: Story = { play: open, globals: { theme: 'dark' } };
export const Narrow: Story = { play: open, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    list: ready(coupons.map((coupon) => ({ ...coupon, title: 'Spring sale on plates and tiles of all sizes' }))),
  },
  play: open,
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { play: open, globals: { language: 'zh-Hant' } };
