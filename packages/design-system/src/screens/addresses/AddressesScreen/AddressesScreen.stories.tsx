import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import { editing, typedDraft, useEditingState } from '../../../commerce/fixtures-address-form.ts';
import { home, remote } from '../../../commerce/fixtures-addresses.ts';
import { AccountProvider } from '../../../layout/AccountFrame/account.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { AddressesScreen, type AddressesScreenProps } from './AddressesScreen.tsx';

const WithState = (props: AddressesScreenProps) => (
  <AccountProvider value={{ counts: { orders: 7, cart: 12 }, onSignOut: fn() }}>
    <AddressesScreen {...useEditingState(props)} />
  </AccountProvider>
);

const parents = {
  ...home,
  id: '3',
  recipient: '林大川',
  phone: '0571-87654321',
  detail: '体育场路 218 号 3 楼',
  isDefault: false,
};
const many = Array.from({ length: 24 }, (_, index) => ({
  ...home,
  id: String(index + 1),
  detail: `文三路 ${index + 1} 号`,
  isDefault: index === 0,
}));
const refused = { kind: 'refused', message: '收货地址已达上限' } as const;

const meta = {
  component: AddressesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    ...editing,
    marksRemote: true,
    addresses: ready([home, remote, parents]),
    removed: [],
    onRestore: fn(),
    onForget: fn(),
    onRetry: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof AddressesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { addresses: loading } };
export const Failed: Story = { args: { addresses: failed('offline') } };
export const Empty: Story = { args: { addresses: ready([]) } };
export const First: Story = { args: { addresses: ready([]), open: NEW_ADDRESS } };
export const One: Story = { args: { addresses: ready([home]) } };
export const Many: Story = { args: { addresses: ready(many) } };
/** A stock server chooses no other default when the default address is removed. */
export const NoRemoteTerms: Story = { args: { marksRemote: false } };
export const WithoutDefault: Story = { args: { addresses: ready([remote, parents]) } };
export const NewAddress: Story = { args: { open: NEW_ADDRESS } };
export const Changing: Story = { args: { open: remote.id } };
export const DraftsClosed: Story = { args: { drafts: { [NEW_ADDRESS]: typedDraft, [remote.id]: typedDraft } } };
/** The open form belongs to an address that was deleted in another window. */
export const ChangingAGoneAddress: Story = { args: { open: '9', drafts: { '9': typedDraft } } };
export const TooMany: Story = {
  args: {
    open: NEW_ADDRESS,
    drafts: { [NEW_ADDRESS]: { ...typedDraft, phone: '13905712233' } },
    saving: { state: 'failed', failure: refused },
  },
};
export const Busy: Story = { args: { busy: new Set([remote.id]) } };
export const Removed: Story = {
  args: { addresses: ready([home]), removed: [{ address: remote }, { address: parents }] },
};
export const NotRestored: Story = {
  args: {
    addresses: ready([home]),
    removed: [
      { address: remote, problem: { state: 'failed', failure: refused } },
      { address: parents, problem: { state: 'unknown', failure: { kind: 'offline' } } },
    ],
  },
};
export const Dark: Story = { args: { open: remote.id, removed: [{ address: parents }] }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { removed: [{ address: parents }] }, globals: { viewport: { value: 'phone' } } };
export const NarrowForm: Story = { args: { open: remote.id }, globals: { viewport: { value: 'phone' } } };
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
    drafts: { [remote.id]: typedDraft, [NEW_ADDRESS]: typedDraft },
    removed: [{ address: parents, problem: { state: 'unknown', failure: { kind: 'offline' } } }],
  },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: {
    addresses: ready([
      {
        ...remote,
        id: '8',
        recipient: '歐陽林木木',
        province: '臺灣省',
        city: '臺北市',
        district: '大安區',
        detail: '和平東路二段 106 號 7 樓之 2（請按對講機，管理室代收）',
        isDefault: true,
      },
      remote,
    ]),
    open: remote.id,
    drafts: { [remote.id]: typedDraft },
  },
  globals: { language: 'zh-Hant' },
};
