import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../../../elements/Button/Button.tsx';
import { Tag } from '../../../elements/Tag/Tag.tsx';
import {
  bare,
  early,
  forAll,
  forCategory,
  forPart,
  forParts,
  goods,
  LONG_TITLE,
  offer,
  over,
} from '../fixtures-coupons.ts';
import { CouponCard } from './CouponCard.tsx';

const meta = {
  component: CouponCard,
  args: { coupon: forAll, goods, tone: 'live', isUsable: true },
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)', maxWidth: '4.8rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /使用说明|使用說明|How to use/ }));
};

export const Ready: Story = {};
export const Open: Story = { play: open };
export const ForACategory: Story = { args: { coupon: forCategory }, play: open };
export const ForOnePart: Story = { args: { coupon: forPart }, play: open };
export const ForSeveralParts: Story = { args: { coupon: forParts }, play: open };
/** The names of its parts failed to load. */
export const ForUnknownParts: Story = { args: { coupon: forParts, goods: { categories: {}, parts: {} } }, play: open };
export const NotYet: Story = { args: { coupon: early, isUsable: false, tag: <Tag tone="plain">未开始</Tag> } };
export const LittleKnown: Story = { args: { coupon: bare }, play: open };
export const ToReceive: Story = {
  args: { coupon: offer, isUsable: false, action: <Button>领取</Button> },
  play: open,
};
export const Over: Story = {
  args: { coupon: over[0] ?? forAll, tone: 'over', isUsable: false, tag: <Tag tone="plain">已使用</Tag> },
};
export const Narrow: Story = { play: open, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { coupon: { ...forParts, title: LONG_TITLE }, tag: <Tag tone="accent">New</Tag> },
  play: open,
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { play: open, globals: { language: 'zh-Hant' } };
