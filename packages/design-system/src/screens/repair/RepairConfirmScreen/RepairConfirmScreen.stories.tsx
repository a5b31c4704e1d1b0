import type { RepairConfirmation } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent } from 'storybook/test';
import { book, useAddressBookState } from '../../../commerce/fixtures-address-book.ts';
import { home } from '../../../commerce/fixtures-addresses.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { bakery, bothPrice, englishEntries, entries, traditionalEntries, tram } from '../fixtures-repair-cart.ts';
import { RepairConfirmScreen, type RepairConfirmScreenProps } from './RepairConfirmScreen.tsx';

/** The screen with what is typed and chosen, as the app holds it. */
function WithState(props: RepairConfirmScreenProps) {
  const [message, setMessage] = useState(props.message);
  const [acceptsShade, setAcceptsShade] = useState(props.acceptsShade);
  return (
    <RepairConfirmScreen
      {...props}
      addressBook={useAddressBookState(props.addressBook)}
      message={message}
      acceptsShade={acceptsShade}
      onMessage={(text) => {
        setMessage(text);
        props.onMessage(text);
      }}
      onAcceptShade={(accepts) => {
        setAcceptsShade(accepts);
        props.onAcceptShade(accepts);
      }}
    />
  );
}

const free: RepairConfirmation = {
  orderKey: 'k1',
  entries: [bakery],
  address: home,
  price: bakery.price,
  terms: { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150, describedPrice: 50 },
  reviewDueAt: Date.parse('2026-12-04T23:59:59+08:00'),
};
const both: RepairConfirmation = { ...free, entries, price: bothPrice };

const meta = {
  component: RepairConfirmScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithState {...args} />,
  args: {
    confirmation: ready(free),
    addressBook: book,
    message: '',
    acceptsShade: false,
    submitting: 'idle',
    onMessage: fn(),
    onAcceptShade: fn(),
    onSubmit: fn(),
    onAskAgain: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RepairConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { confirmation: loading, addressBook: { ...book, addresses: loading } } };
export const Failed: Story = { args: { confirmation: failed('refused', '补件车里没有这份申请') } };
/** None of the requests is in the cart. */
export const Empty: Story = { args: { confirmation: failed('gone') } };
export const Unavailable: Story = { args: { confirmation: failed('server'), isUnavailable: true } };
export const TwoSets: Story = { args: { confirmation: ready(both), acceptsShade: true, message: '两包请一起寄。' } };
export const NoAddress: Story = {
  args: {
    confirmation: ready({ ...free, address: undefined }),
    addressBook: { ...book, addresses: ready([]), chosen: '' },
  },
};
export const Repricing: Story = { args: { pricing: 'busy', acceptsShade: true } };
/** Parts cannot be sent to the address that was chosen last; the price is that of the previous one. */
export const AddressRefused: Story = {
  args: {
    pricing: 'failed',
    acceptsShade: true,
    outcome: { kind: 'refused', failure: { kind: 'refused', message: '补件暂时不能寄到这里' } },
  },
};
export const NotAccepted: Story = {
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: /提交申请|提交并支付/ })),
};
export const Submitting: Story = { args: { submitting: 'busy', acceptsShade: true } };
/** The code was used by another request while this one was being filled in. */
export const CodeUsedMeanwhile: Story = {
  args: {
    confirmation: ready({
      ...free,
      entries: [
        {
          ...bakery,
          eligibility: { kind: 'paid', reason: 'codeUsed' },
          price: { ...bakery.price, off: 0, postage: 1000, total: 1190 },
        },
      ],
      price: { ...bakery.price, off: 0, postage: 1000, total: 1190 },
    }),
    acceptsShade: true,
    repricing: {
      before: 0,
      now: 1190,
      changes: [
        {
          kind: 'judged',
          set: bakery.set.name,
          eligibility: { kind: 'paid', reason: 'codeUsed' },
          before: 0,
          now: 1190,
        },
      ],
    },
  },
};
/** Another window removed one of two requests. */
export const RequestGone: Story = {
  args: {
    acceptsShade: true,
    repricing: { before: 1034, now: 0, changes: [{ kind: 'gone', set: tram.set.name, before: 1034, now: 0 }] },
  },
};
export const Refused: Story = {
  args: {
    acceptsShade: true,
    outcome: { kind: 'refused', failure: { kind: 'refused', message: '这个地区暂不支持补件' } },
  },
};
/** No answer came: it is not known whether the requests were submitted. */
export const OutcomeUnknown: Story = {
  args: { message: '两包请一起寄。', outcome: { kind: 'unknown', isAsking: false } },
};
export const StillUnknown: Story = {
  args: { confirmation: loading, outcome: { kind: 'unknown', isAsking: false, failure: { kind: 'offline' } } },
};
export const LongMessage: Story = { args: { acceptsShade: true, message: '请把同色的零件装在一袋里。'.repeat(13) } };
export const Dark: Story = { args: { confirmation: ready(both) }, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { ...CodeUsedMeanwhile.args },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    confirmation: ready({ ...both, entries: englishEntries }),
    repricing: {
      before: 0,
      now: 1034,
      changes: [
        {
          kind: 'judged',
          set: 'Old Town Tram',
          eligibility: { kind: 'paid', reason: 'codeOfOtherSet' },
          before: 0,
          now: 1034,
        },
        { kind: 'price', set: 'Corner Bakery with Apartment and Roof Terrace', before: 120, now: 0 },
      ],
    },
    outcome: {
      kind: 'refused',
      failure: { kind: 'refused', message: 'The price has changed, so nothing was submitted.' },
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    confirmation: ready({ ...both, entries: traditionalEntries, reviewDueAt: undefined }),
    message: '兩包請一起寄，謝謝。',
  },
  globals: { language: 'zh-Hant' },
};
