import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { sendingImage, sentImage, stuckImage } from '../../../commerce/fixtures-refunds.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { bakery, englishBakery, lighthouse, terms } from '../fixtures-repair-start.ts';
import type { CodeEntry, ProofForm } from './proof-form.ts';
import { RepairProofScreen, type RepairProofScreenProps } from './RepairProofScreen.tsx';

const filled: ProofForm = {
  boughtOn: '2026-10-15',
  channel: 'shop',
  orderNumber: 'cp20261015143208001',
  hasNoCode: false,
  contact: '13812345678',
};
const empty: ProofForm = { boughtOn: '', channel: '', orderNumber: '', hasNoCode: false, contact: '' };
const unused: CodeEntry = {
  shown: '7K3F-9QTA-M2VM-92QD',
  problem: undefined,
  foreignLetters: '',
  length: 16,
  check: ready({ status: 'unused', usedBy: '' }),
};
const noCode: CodeEntry = { ...unused, shown: '', check: undefined };

/** Holds the form, as the app does; the code is put into groups of four. */
function WithForm({ form: startForm, code: startCode, ...props }: RepairProofScreenProps) {
  const [form, setForm] = useState(startForm);
  const [code, setCode] = useState(startCode);
  return (
    <RepairProofScreen
      {...props}
      form={form}
      onForm={(change) => {
        setForm({ ...form, ...change });
        props.onForm(change);
      }}
      code={code}
      onCode={(typed) => {
        const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase();
        setCode({ ...code, shown: letters.match(/.{1,4}/g)?.join('-') ?? '' });
        props.onCode(typed);
      }}
    />
  );
}

const meta = {
  component: RepairProofScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    isUnavailable: false,
    missingStep: undefined,
    setNumber: '801208',
    set: ready(bakery),
    judgement: ready({ terms, eligibility: { kind: 'free', day: 37, lastFreeDay: '2027-01-13' } }),
    form: filled,
    onForm: fn(),
    code: unused,
    onCode: fn(),
    onCheckAgain: fn(),
    today: '2026-11-21',
    canUpload: true,
    images: [sentImage],
    onAddVoucher: fn(),
    onRemoveVoucher: fn(),
    onTryVoucherAgain: fn(),
    onContinue: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithForm {...args} />,
} satisfies Meta<typeof RepairProofScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { set: loading, judgement: loading } };
export const Failed: Story = { args: { set: failed('slow') } };
/** Nothing is filled in yet. */
export const Empty: Story = {
  args: {
    form: empty,
    code: noCode,
    images: [],
    judgement: ready({ terms, eligibility: { kind: 'open', missing: 'boughtOn' } }),
  },
};
/** A visitor fills in everything but the image. */
export const Visitor: Story = { args: { canUpload: false, images: [] } };
export const SubmittedIncomplete: Story = {
  args: { ...Empty.args, images: [sendingImage] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '下一步：选零件' }));
    await within(canvasElement).findByText('请填写购买日期');
  },
};
export const FutureDate: Story = {
  args: {
    form: { ...filled, boughtOn: '2026-12-24' },
    judgement: ready({ terms, eligibility: { kind: 'refused', reason: 'boughtInFuture' } }),
  },
};
export const WindowOver: Story = {
  args: {
    form: { ...filled, boughtOn: '2026-08-18' },
    judgement: ready({ terms, eligibility: { kind: 'paid', reason: 'windowOver', day: 95 } }),
  },
};
const open = ready({ terms, eligibility: { kind: 'open', missing: 'code', day: 37 } } as const);
export const ForeignLetters: Story = {
  args: {
    code: { ...unused, shown: '7K3F-O1', problem: 'letters', foreignLetters: 'O 1', check: undefined },
    judgement: open,
  },
};
export const WrongCheckLetter: Story = {
  args: { code: { ...unused, shown: '7K3F-9QTA-M2VM-92QE', problem: 'check', check: undefined }, judgement: open },
};
export const CheckingCode: Story = { args: { code: { ...unused, check: loading }, judgement: open } };
const paidBy = (reason: 'codeUsed' | 'codeUnknown' | 'codeOfOtherSet' | 'codeNone') =>
  ready({ terms, eligibility: { kind: 'paid', reason, day: 37 } } as const);
export const UsedCode: Story = {
  args: {
    code: {
      ...unused,
      check: ready({ status: 'used', usedAt: Date.parse('2026-03-12T10:00:00+08:00'), usedBy: 'bh20260312100000001' }),
    },
    judgement: paidBy('codeUsed'),
  },
};
export const UsedByAnother: Story = {
  args: { code: { ...unused, check: ready({ status: 'used', usedBy: '' }) }, judgement: paidBy('codeUsed') },
};
export const UnknownCode: Story = {
  args: { code: { ...unused, check: ready({ status: 'unknown', usedBy: '' }) }, judgement: paidBy('codeUnknown') },
};
export const CodeOfOtherSet: Story = {
  args: { code: { ...unused, check: ready({ status: 'otherSet', usedBy: '' }) }, judgement: paidBy('codeOfOtherSet') },
};
export const UnansweredCode: Story = { args: { code: { ...unused, check: failed('offline') }, judgement: open } };
export const RefusedCheck: Story = {
  args: { code: { ...unused, check: failed('refused', '查询太频繁，请一小时后再试') }, judgement: open },
};
export const WithoutCode: Story = {
  args: { form: { ...filled, hasNoCode: true }, code: noCode, judgement: paidBy('codeNone') },
};
export const ImageFailed: Story = { args: { images: [stuckImage] } };
export const NotServed: Story = {
  args: { judgement: ready({ terms, eligibility: { kind: 'refused', reason: 'regionNotServed' } }) },
};
export const NoRegion: Story = { args: { missingStep: 'region' } };
export const NoSet: Story = { args: { missingStep: 'set', setNumber: '' } };
export const UnknownSet: Story = { args: { set: ready(null), setNumber: '999999' } };
export const Unavailable: Story = { args: { isUnavailable: true, set: failed('server') } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    set: ready(englishBakery),
    code: { ...unused, check: ready({ status: 'unknown', usedBy: '' }) },
    judgement: paidBy('codeUnknown'),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { set: ready({ ...lighthouse, name: '海角燈塔與守燈人的小船' }), images: [stuckImage] },
  globals: { language: 'zh-Hant' },
};
