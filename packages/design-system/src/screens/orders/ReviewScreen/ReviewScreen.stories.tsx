import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { received, reviewedOrder } from '../fixtures-reviews.ts';
import { sendingImage, sentImage, shipped, stuckImage } from '../../../commerce/fixtures-refunds.ts';
import { inEnglish, inTraditional } from '../../../commerce/fixtures-lines.ts';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

const few = { ...received, lines: received.lines.slice(0, 4) };
const [first, second] = few.lines.map(({ reviewKey }) => reviewKey) as [string, string];

/** Holds the state of the drafts, as the app does. */
function WithDrafts({ service: startService, drafts: startDrafts, onService, onDraft, ...props }: ReviewScreenProps) {
  const [service, setService] = useState(startService);
  const [drafts, setDrafts] = useState(startDrafts);
  return (
    <ReviewScreen
      {...props}
      service={service}
      drafts={drafts}
      onService={(stars) => {
        setService(stars);
        onService(stars);
      }}
      onDraft={(key, draft) => {
        setDrafts((others) => ({ ...others, [key]: draft }));
        onDraft(key, draft);
      }}
    />
  );
}

const meta = {
  component: ReviewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    order: ready(few),
    service: 5,
    drafts: { [first]: { stars: 4, text: '和三年前那批放在一起看不出差别，咬合力刚好。' } },
    images: { [first]: [sentImage] },
    statuses: {},
    onService: fn(),
    onDraft: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onTryImageAgain: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithDrafts {...args} />,
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** Everything is already reviewed. */
export const Empty: Story = { args: { order: ready(reviewedOrder) } };
export const NothingWritten: Story = { args: { service: 0, drafts: {}, images: {} } };
export const NoService: Story = { args: { service: 0 } };
export const ImagesUploading: Story = { args: { images: { [first]: [sentImage, sendingImage] } } };
export const ImageFailed: Story = { args: { images: { [first]: [sentImage, stuckImage] } } };
export const TooLong: Story = { args: { drafts: { [first]: { stars: 4, text: '好'.repeat(503) } } } };
export const Busy: Story = { args: { statuses: { [first]: 'busy' } } };
export const SendFailed: Story = { args: { statuses: { [first]: { kind: 'offline' } } } };
export const OneSent: Story = {
  args: { statuses: { [first]: 'sent' }, drafts: { [second]: { stars: 5, text: '' } }, images: {} },
};
export const AllSent: Story = {
  args: { statuses: Object.fromEntries(few.lines.map(({ reviewKey }) => [reviewKey, 'sent' as const])) },
};
/** The server sends a state of the order that no document names. */
export const UnknownState: Story = { args: { order: ready({ ...shipped, state: 'unknown' }) } };
/** The server sends none of the keys with which lines are reviewed. */
export const WithoutReviewKeys: Story = {
  args: { order: ready({ ...received, lines: received.lines.map((line) => ({ ...line, reviewKey: '' })) }) },
};
export const NotReceived: Story = { args: { order: ready(shipped) } };
export const OrderNotFound: Story = { args: { order: failed('gone') } };
export const TenLines: Story = { args: { order: ready(received), drafts: {}, images: {} } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    order: ready({ ...few, lines: few.lines.map((line) => ({ ...line, ...inEnglish(line) })) }),
    drafts: {
      [first]: { stars: 2, text: 'Clutch is a little weak compared with the batch I bought three years ago.' },
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    order: ready({ ...few, lines: few.lines.map((line) => ({ ...line, ...inTraditional(line) })) }),
    drafts: { [first]: { stars: 3, text: '和三年前那批放在一起看不出差別。' } },
  },
  globals: { language: 'zh-Hant' },
};
