import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { draft, englishDraft, freelyPriced, home, largeDraft, lines, priced, remote, traditionalDraft } from '../fixtures.ts';
import { OrderConfirmScreen, type OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';

/** The screen with what is typed and chosen kept, as the app keeps it. */
function Kept({ message, onMessage, addressId, onChooseAddress, ...props }: OrderConfirmScreenProps) {
  const [text, setText] = useState(message);
  const [id, setId] = useState(addressId);
  return (
    <OrderConfirmScreen
      {...props}
      message={text}
      onMessage={(typed) => {
        setText(typed);
        onMessage(typed);
      }}
      addressId={id}
      onChooseAddress={(chosen) => {
        setId(chosen);
        onChooseAddress(chosen);
      }}
    />
  );
}

const meta = {
  component: OrderConfirmScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Kept {...args} />,
  args: {
    draft: ready(draft),
    computed: ready(priced),
    addresses: ready([home, remote]),
    addressId: home.id,
    message: '同色的请装一袋，棕色和深灰分开。圆形板不用数散袋，谢谢。',
    placing: 'idle',
    onChooseAddress: fn(),
    onMessage: fn(),
    onPlace: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { draft: loading, computed: loading, addresses: loading } };
export const Failed: Story = { args: { draft: failed('refused', '请提交购买的商品') } };
export const Empty: Story = { args: { addresses: ready([]), addressId: '', message: '' } };
export const RemoteAddress: Story = { args: { addressId: remote.id } };
export const PriceBeingWorkedOut: Story = { args: { computed: loading } };
export const PriceFailed: Story = { args: { computed: failed('slow') } };
export const AddressesFailed: Story = { args: { addresses: failed('server'), addressId: '' } };
export const Placing: Story = { args: { placing: 'busy' } };
export const ShortBalance: Story = { args: { draft: ready({ ...draft, balance: 50 }) } };
export const CouponAndPoints: Story = { args: { computed: ready({ ...priced, couponDiscount: 500, pointsDiscount: 41, toPay: 5000 }) } };
export const ExpiredKey: Story = { args: { isExpired: true } };
export const Refused: Story = { args: { failure: { kind: 'refused', message: '您购买的商品库存不足' } } };
export const NoAnswer: Story = { args: { failure: { kind: 'slow' } } };
export const MessageTooLong: Story = { args: { message: '同色的请装一袋。'.repeat(20) } };
export const FewLines: Story = { args: { draft: ready({ ...draft, lines: lines.slice(0, 2) }) } };
export const FortyLines: Story = { args: { draft: ready(largeDraft), computed: ready(freelyPriced) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { draft: ready({ ...englishDraft, balance: 50 }), failure: { kind: 'malformed' }, message: 'Please bag the parts by colour and keep the dark greys apart from the light ones.' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { draft: ready(traditionalDraft), addresses: ready([{ ...remote, recipient: '歐陽林木木', province: '臺灣省', city: '臺北市', district: '大安區', detail: '和平東路二段 106 號 7 樓之 2（請按對講機，管理室代收）' }]), addressId: remote.id, message: '同色的請裝一袋，棕色和深灰分開。圓形板不用數散袋，謝謝。' },
  globals: { language: 'zh-Hant' },
};
