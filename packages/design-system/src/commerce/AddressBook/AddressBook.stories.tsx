import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { failed, loading, ready } from '../../loadable.ts';
import { NEW_ADDRESS } from '../AddressForm/address-draft.ts';
import { typedDraft } from '../fixtures-address-form.ts';
import { book, useAddressBookState } from '../fixtures-address-book.ts';
import { home, remote } from '../fixtures-addresses.ts';
import { AddressBook, type AddressBookProps } from './AddressBook.tsx';

function WithState(props: AddressBookProps) {
  return (
    <div style={{ padding: 'var(--space-4)', maxWidth: '8.2rem' }}>
      <AddressBook {...useAddressBookState(props)} />
    </div>
  );
}

const many = Array.from({ length: 9 }, (_, index) => ({
  ...home,
  id: String(index + 1),
  detail: `文三路 ${index + 1} 号`,
  isDefault: index === 0,
}));
const meta = { component: AddressBook, args: book, render: (args) => <WithState {...args} /> } satisfies Meta<
  typeof AddressBook
>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = NEW_ADDRESS;
const save: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /保存地址|儲存地址|Save address/ }));
};
export const Ready: Story = {};
export const Loading: Story = { args: { addresses: loading } };
export const Failed: Story = { args: { addresses: failed('server') } };
export const Empty: Story = { args: { addresses: ready([]), chosen: '' } };
export const NewAddress: Story = { args: { open } };
export const Changing: Story = { args: { open: remote.id } };
export const ChangedButClosed: Story = { args: { drafts: { [remote.id]: typedDraft } } };
/** The open form belongs to an address that was deleted in another window. */
export const ChangingAGoneAddress: Story = { args: { open: '9', drafts: { '9': typedDraft } } };
export const Many: Story = { args: { addresses: ready(many) } };
export const Removing: Story = { args: { busy: new Set([remote.id]) } };
export const Dark: Story = { args: { open }, globals: { theme: 'dark' } };
export const Narrow: Story = {
  args: { open, drafts: { [open]: typedDraft } },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    addresses: ready([
      {
        ...home,
        recipient: 'Maximiliane Featherstonehaugh-Lin',
        detail: 'Building 7, unit 302, 478 Wensan Road, beside the Museum of Bricks',
      },
      remote,
    ]),
    open,
    drafts: { [open]: { ...typedDraft, recipient: '', district: '' } },
  },
  play: save,
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    addresses: ready([
      {
        ...remote,
        recipient: '歐陽林木木',
        province: '臺灣省',
        city: '臺北市',
        district: '大安區',
        detail: '和平東路二段 106 號 7 樓之 2（請按對講機，管理室代收）',
      },
    ]),
    open,
    drafts: { [open]: { ...typedDraft, recipient: '', phone: '12' } },
  },
  play: async (context) => {
    await save?.(context);
    await expect(within(context.canvasElement).getByRole('textbox', { name: '收件人' })).toHaveFocus();
  },
  globals: { language: 'zh-Hant' },
};
