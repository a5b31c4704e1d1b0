import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { lines } from '../../../commerce/fixtures-lines.ts';
import { choices, claiming, englishChoices, englishClaiming, fitting, others } from '../fixtures-coupon-choices.ts';
import { CouponChoice, type CouponChoiceProps } from './CouponChoice.tsx';

/** The coupons with the state of the choice. */
function WithState({ chosen, onChoose, ...props }: CouponChoiceProps) {
  const [id, setId] = useState(chosen);
  return (
    <div style={{ padding: 'var(--space-4)', maxWidth: '8.2rem' }}>
      <CouponChoice
        {...props}
        chosen={id}
        onChoose={(picked) => {
          setId(picked);
          onChoose(picked);
        }}
      />
    </div>
  );
}

const meta = {
  component: CouponChoice,
  args: { coupons: ready(choices), chosen: '31', goods: 4541, lines, onChoose: fn(), onRetry: fn() },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof CouponChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { coupons: loading } };
export const Failed: Story = { args: { coupons: failed('offline') } };
export const Empty: Story = { args: { coupons: ready({ fitting: [], others: [] }), chosen: '' } };
export const NoneUsed: Story = { args: { chosen: '' } };
export const NoneApplies: Story = { args: { coupons: ready({ fitting: [], others: others.slice(0, 4) }), chosen: '' } };
export const ManyOthers: Story = { args: { coupons: ready({ fitting, others }) } };
export const Claimable: Story = { args: { claiming } };
/** One request was refused, and one got no answer. */
export const ClaimFailed: Story = {
  args: {
    coupons: ready({ fitting: [], others: [] }),
    chosen: '',
    claiming: {
      ...claiming,
      receiving: { '901': { status: 'refused', message: '优惠券已领完' }, '902': { status: 'unknown' } },
    },
  },
};
/** The shop gave the coupon, and does not list it for this order. */
export const ClaimedNotFitting: Story = {
  args: { claiming: { ...claiming, receiving: { '901': { status: 'received' } } } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { coupons: ready(englishChoices), claiming: englishClaiming },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { coupons: ready({ fitting: [], others: others.slice(0, 3) }), chosen: '' },
  globals: { language: 'zh-Hant' },
};
