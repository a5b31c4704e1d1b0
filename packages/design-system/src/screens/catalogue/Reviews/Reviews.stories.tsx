import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { reviewCounts, reviews } from '../fixtures-product.ts';
import { Reviews } from './Reviews.tsx';

const meta = {
  component: Reviews,
  args: {
    counts: ready(reviewCounts),
    kind: 'all',
    list: ready(reviews),
    hasMore: true,
    onKind: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Rows without stars and without an age. */
export const UnknownStars: Story = {
  args: { list: ready(reviews.map((one) => ({ ...one, stars: undefined, when: undefined }))) },
};
export const Loading: Story = { args: { counts: loading, list: loading } };
export const Failed: Story = { args: { list: failed('offline') } };
/** The reviews are shown without their summary. */
export const CountsFailed: Story = { args: { counts: failed('server') } };
export const Empty: Story = {
  args: {
    counts: ready({ all: 0, good: 0, medium: 0, poor: 0, goodPercent: 0, stars: 0 }),
    list: ready([]),
    hasMore: false,
  },
};
export const NoneOfKind: Story = { args: { kind: 'medium', list: ready([]), hasMore: false } };
/** The newest review waits for the shop’s approval. */
export const Held: Story = {
  args: { list: ready(reviews.map((review, place) => (place === 0 ? { ...review, isHeld: true } : review))) },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    list: ready(
      reviews.map((review) => ({
        ...review,
        nickname: 'ExtraordinarilyLongName',
        offer: 'Glitter Trans-Dark Pink',
        text: 'Clutch is just right and the colour matches the batch I bought three years ago.',
        when: '3 days ago',
        answer: review.answer && 'Thank you. Quality control knows about the gate marks.',
      })),
    ),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
