import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  received,
  reviewedOrder,
  sendingImage,
  sentImage,
  shipped,
  stuckImage,
} from '../../../commerce/fixtures-refunds.ts';
import { inEnglish, inTraditional } from '../../../commerce/fixtures.ts';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';

const few = { ...received, lines: received.lines.slice(0, 4) };
const [first, second] = few.lines.map(({ reviewKey }) => reviewKey) as [string, string];

/** The drafts are the app's: what is written comes back. */
function Kept({ service: startService, drafts: startDrafts, onService, onDraft, ...props }: ReviewScreenProps) {
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
    sending: {},
    onService: fn(),
    onDraft: fn(),
    onAddImages: fn(),
    onRemoveImage: fn(),
    onTryImageAgain: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { order: loading } };
export const Failed: Story = { args: { order: failed('slow') } };
/** Everything was reviewed before. */
export const Empty: Story = { args: { order: ready(reviewedOrder) } };
export const NothingWritten: Story = { args: { service: 0, drafts: {}, images: {} } };
export const NoService: Story = { args: { service: 0 } };
export const ImagesOnTheirWay: Story = { args: { images: { [first]: [sentImage, sendingImage] } } };
export const ImageStuck: Story = { args: { images: { [first]: [sentImage, stuckImage] } } };
export const TooLong: Story = { args: { drafts: { [first]: { stars: 4, text: '好'.repeat(503) } } } };
export const Busy: Story = { args: { sending: { [first]: 'busy' } } };
export const NotSent: Story = { args: { sending: { [first]: { kind: 'offline' } } } };
export const OneSent: Story = {
  args: { sending: { [first]: 'sent' }, drafts: { [second]: { stars: 5, text: '' } }, images: {} },
};
export const AllSent: Story = {
  args: { sending: Object.fromEntries(few.lines.map(({ reviewKey }) => [reviewKey, 'sent' as const])) },
};
export const NotReceived: Story = { args: { order: ready(shipped) } };
export const Gone: Story = { args: { order: failed('gone') } };
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
