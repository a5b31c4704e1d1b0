import type { Meta, StoryObj } from '@storybook/react-vite';
import { EligibilityNotice } from './EligibilityNotice.tsx';

const terms = { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150 };

const meta = {
  component: EligibilityNotice,
  args: {
    eligibility: { kind: 'free', day: 37, lastFreeDay: '2027-01-13' },
    terms,
    boughtOn: '2026-10-15',
  },
} satisfies Meta<typeof EligibilityNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Nothing is filled in yet. */
export const Empty: Story = {
  args: { eligibility: { kind: 'open', missing: 'boughtOn' }, boughtOn: undefined },
};
export const CodeMissing: Story = { args: { eligibility: { kind: 'open', missing: 'code', day: 37 } } };
export const WindowOver: Story = {
  args: { eligibility: { kind: 'paid', reason: 'windowOver', day: 95 }, boughtOn: '2026-08-18' },
};
export const CodeUsed: Story = { args: { eligibility: { kind: 'paid', reason: 'codeUsed', day: 37 } } };
export const CodeUnknown: Story = { args: { eligibility: { kind: 'paid', reason: 'codeUnknown', day: 37 } } };
export const CodeOfOtherSet: Story = { args: { eligibility: { kind: 'paid', reason: 'codeOfOtherSet', day: 37 } } };
export const NoCode: Story = { args: { eligibility: { kind: 'paid', reason: 'codeNone', day: 37 } } };
export const RegionPaid: Story = {
  args: { eligibility: { kind: 'paid', reason: 'regionPaid' }, boughtOn: undefined },
};
export const Refused: Story = { args: { eligibility: { kind: 'refused', reason: 'tooManyParticles' } } };
export const BoughtInFuture: Story = {
  args: { eligibility: { kind: 'refused', reason: 'boughtInFuture' }, boughtOn: '2027-08-18' },
};
export const RegionNotServed: Story = {
  args: { eligibility: { kind: 'refused', reason: 'regionNotServed' }, boughtOn: undefined },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { eligibility: { kind: 'paid', reason: 'codeUnknown', day: 37 } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
