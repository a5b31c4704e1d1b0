import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, loading } from '../../loadable.ts';
import { editing, fullAddress, typedDraft, useEditingState } from '../fixtures-address-form.ts';
import { remote } from '../fixtures-addresses.ts';
import { NEW_ADDRESS } from './address-draft.ts';
import type { AddressEditing } from './address-editing.ts';
import { OpenAddressForm, type OpenAddressFormProps } from './OpenAddressForm.tsx';

type Args = Omit<OpenAddressFormProps, 'editing'> & Partial<AddressEditing>;

function WithState({ id, address, takesFocus, canClose, heading, saveLook, ...given }: Args) {
  return (
    <div style={{ padding: 'var(--space-4)', maxWidth: '8.2rem' }}>
      <OpenAddressForm
        {...{ id, address, takesFocus, canClose, heading, saveLook }}
        editing={useEditingState({ ...editing, ...given })}
      />
    </div>
  );
}

const meta = {
  component: WithState,
  args: { id: NEW_ADDRESS, address: undefined, takesFocus: true, canClose: true },
} satisfies Meta<typeof WithState>;
export default meta;
type Story = StoryObj<typeof meta>;

const draftOfNew = (draft: typeof typedDraft) => ({ drafts: { [NEW_ADDRESS]: draft } });
const typed = draftOfNew(typedDraft);
const pasted = draftOfNew({
  ...typedDraft,
  recipient: '',
  phone: '',
  province: '',
  city: '',
  district: '',
  detail: '',
  pasted: `${fullAddress} 215000`,
});
const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /保存地址|儲存地址|Save address/ }));
};
const split: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '填入各栏' }));
  await expect(await canvas.findByText(/已填好|没有找到/)).toBeInTheDocument();
};

export const Ready: Story = {};
export const Changing: Story = { args: { id: remote.id, address: remote } };
/** Saving is the main action of the view. */
export const Main: Story = { args: { ...typed, heading: 'h2', saveLook: 'main' } };
export const DraftRestored: Story = { args: typed };
export const Invalid: Story = {
  args: draftOfNew({ ...typedDraft, recipient: '', district: '', detail: '' }),
  play: save,
};
export const Saving: Story = { args: { ...typed, saving: { state: 'busy' } } };
export const SaveFailed: Story = {
  args: {
    ...draftOfNew({ ...typedDraft, phone: '13905712233' }),
    saving: { state: 'failed', failure: { kind: 'offline' } },
  },
};
/** The shop does not accept more addresses, or has this one already. */
export const Refused: Story = {
  args: { ...typed, saving: { state: 'failed', failure: { kind: 'refused', message: '地址已存在，请勿重复添加' } } },
};
/** No answer; the address book was read and does not have it. */
export const NotInTheBook: Story = { args: { ...typed, saving: { state: 'missing', failure: { kind: 'slow' } } } };
/** No answer, and the address book could not be read. */
export const OutcomeUnknown: Story = { args: { ...typed, saving: { state: 'unknown', failure: { kind: 'offline' } } } };
/** Deleted in another window while it was being changed. */
export const Gone: Story = { args: { id: '9', drafts: { '9': typedDraft } } };
export const RegionsFailed: Story = { args: { ...typed, regions: { '0': failed('slow') } } };
export const RegionsLoading: Story = { args: { regions: { '0': loading } } };
export const NoDistricts: Story = {
  args: draftOfNew({ ...typedDraft, province: '广东', city: '东莞', district: '' }),
};
export const Pasted: Story = { args: pasted, play: split };
export const PastedOtherText: Story = {
  args: draftOfNew({ ...typedDraft, pasted: '下午三点以后送' }),
  play: split,
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { args: typed, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    ...draftOfNew({ ...typedDraft, recipient: '', district: '' }),
    saving: { state: 'unknown', failure: { kind: 'offline' } },
  },
  play: save,
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: draftOfNew({ ...typedDraft, recipient: '', phone: '12' }),
  play: async (context) => {
    await save?.(context);
    await expect(within(context.canvasElement).getByRole('textbox', { name: '收件人' })).toHaveFocus();
  },
  globals: { language: 'zh-Hant' },
};
