import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { bakery, drafts, englishBakery, lighthouse, purchases, sets } from '../fixtures-repair-start.ts';
import { RepairSetScreen, type RepairSetScreenProps } from './RepairSetScreen.tsx';

/** Holds what is typed and chosen, as the app does. */
function WithState({ typed: startText, reason: startReason, ...props }: RepairSetScreenProps) {
  const [typed, setTyped] = useState(startText);
  const [reason, setReason] = useState(startReason);
  return (
    <RepairSetScreen
      {...props}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        props.onType(text);
      }}
      reason={reason}
      onReason={(chosen) => {
        setReason(chosen);
        props.onReason(chosen);
      }}
    />
  );
}

const meta = {
  component: RepairSetScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    isUnavailable: false,
    hasRegion: true,
    typed: '801208',
    onType: fn(),
    matches: ready(sets),
    set: ready(bakery),
    reason: 'missing',
    onReason: fn(),
    purchases: ready(purchases),
    onPurchase: fn(),
    filledOrder: '',
    drafts: [],
    onDeleteDraft: fn(),
    onContinue: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof RepairSetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { matches: loading, set: loading, purchases: loading } };
export const Failed: Story = {
  args: { matches: failed('offline'), set: failed('offline'), purchases: failed('offline') },
};
/** Nothing is typed, and the shopper bought nothing in this shop. */
export const Empty: Story = { args: { typed: '', set: undefined, purchases: ready([]) } };
export const Suggestions: Story = {
  args: { typed: '', set: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), '801');
    await within(canvasElement).findByRole('listbox');
  },
};
export const UnknownSet: Story = { args: { typed: '999999', matches: ready([]), set: ready(null) } };
export const NothingMatches: Story = { args: { typed: '潜水艇', matches: ready([]), set: undefined } };
/** Filled in from an order of this shop. */
export const BoughtHere: Story = { args: { filledOrder: 'cp20261015143208001' } };
export const Visitor: Story = { args: { purchases: undefined } };
export const WithDrafts: Story = { args: { drafts } };
export const NoRegion: Story = { args: { hasRegion: false } };
export const Unavailable: Story = { args: { isUnavailable: true } };
export const Narrow: Story = { args: { drafts }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    set: ready(englishBakery),
    matches: ready([englishBakery]),
    purchases: ready([{ set: englishBakery, orderNumber: 'cp20261015143208001', boughtOn: '2026-10-15' }]),
    filledOrder: 'cp20261015143208001',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { set: ready({ ...lighthouse, name: '海角燈塔與守燈人的小船' }), typed: '600512' },
  globals: { language: 'zh-Hant' },
};
