import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishLists, savedLists } from '../fixtures-saved.ts';
import { AddToListDialog } from './AddToListDialog.tsx';

const part = {
  name: '基础板 2×4',
  number: '3020',
  colour: '大红',
  picture: { kind: 'part', shape: '3020', hex: 'C91A09', finish: 'solid' },
} as const;

const meta = {
  component: AddToListDialog,
  args: {
    part,
    quantity: 12,
    lists: ready(savedLists),
    onAdd: fn(),
    onSignIn: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AddToListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { lists: loading } };
export const Failed: Story = { args: { lists: failed('offline') } };
/** A shopper without lists names the first one. */
export const Empty: Story = { args: { lists: ready([]) } };
export const Visitor: Story = { args: { lists: undefined } };
export const NotAdded: Story = {
  args: { saving: { state: 'failed', failure: { kind: 'refused', message: '清单最多 100 份，先删掉一些' } } },
};
export const Unanswered: Story = { args: { saving: { state: 'unknown' } } };
export const WorstCaseEnglish: Story = {
  args: {
    part: { ...part, name: 'Plate Special 1 × 2 with 1 Stud, Groove and Inside Stud Holder', colour: 'Dark Azure' },
    lists: ready(englishLists),
    saving: { state: 'unknown' },
  },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
