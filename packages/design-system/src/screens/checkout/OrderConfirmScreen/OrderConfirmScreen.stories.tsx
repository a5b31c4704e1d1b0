import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { NEW_ADDRESS } from '../../../commerce/AddressForm/address-draft.ts';
import { typedDraft } from '../../../commerce/fixtures-address-form.ts';
import { book, useAddressBookState } from '../../../commerce/fixtures-address-book.ts';
import { choices, englishChoices, others } from '../fixtures-coupon-choices.ts';
import { draft, englishDraft, freelyPriced, largeDraft, priced, traditionalDraft } from '../fixtures-draft.ts';
import { home, remote } from '../../../commerce/fixtures-addresses.ts';
import { lines } from '../../../commerce/fixtures-lines.ts';
import { OrderConfirmScreen, type OrderConfirmScreenProps } from './OrderConfirmScreen.tsx';

/** The screen with the state of form and choices, as the app holds it. */
function WithState({ message, onMessage, couponId, onChooseCoupon, addressBook, ...props }: OrderConfirmScreenProps) {
  const [text, setText] = useState(message);
  const [coupon, setCoupon] = useState(couponId);
  return (
    <OrderConfirmScreen
      {...props}
      addressBook={useAddressBookState(addressBook)}
      message={text}
      onMessage={(written) => {
        setText(written);
        onMessage(written);
      }}
      couponId={coupon}
      onChooseCoupon={(chosen) => {
        setCoupon(chosen);
        onChooseCoupon(chosen);
      }}
    />
  );
}

const withCoupon = { ...priced, couponDiscount: 500, toPay: 5041 };
const day = (text: string) => Date.parse(`${text}+08:00`);
const meta = {
  component: OrderConfirmScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithState {...args} />,
  args: {
    draft: ready(draft),
    computed: ready(withCoupon),
    addressBook: book,
    coupons: ready(choices),
    couponId: '31',
    message: '同色的请装一袋，棕色和深灰分开。圆形板不用数散袋，谢谢。',
    placing: 'idle',
    onChooseCoupon: fn(),
    onMessage: fn(),
    onPlace: fn(),
    onPlaceAt: fn(),
    onRenew: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderConfirmScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noAddress = { ...book, addresses: ready([]), chosen: '' };
const activity = ready({ ...draft, isActivity: true });
export const Ready: Story = {};
export const Loading: Story = {
  args: { draft: loading, computed: loading, coupons: loading, addressBook: { ...book, addresses: loading } },
};
export const Failed: Story = { args: { draft: failed('refused', '请提交购买的商品') } };
export const Empty: Story = {
  args: {
    addressBook: noAddress,
    coupons: ready({ fitting: [], others: [] }),
    couponId: '',
    computed: loading,
    message: '',
  },
};
export const NewAddress: Story = {
  args: { addressBook: { ...book, open: NEW_ADDRESS, drafts: { [NEW_ADDRESS]: typedDraft } } },
};
/** The button that places the order saved the address first, and the shop refused it. */
export const AddressNotSaved: Story = {
  args: {
    addressBook: {
      ...book,
      open: NEW_ADDRESS,
      drafts: { [NEW_ADDRESS]: { ...typedDraft, phone: '13905712233' } },
      saving: { state: 'failed', failure: { kind: 'refused', message: '地址已存在，请勿重复添加' } },
    },
  },
};
export const RemoteAddress: Story = {
  args: {
    addressBook: { ...book, chosen: remote.id },
    computed: ready({ ...withCoupon, freePostageFrom: 9900 }),
  },
};
/** The server computed the postage and named no threshold. */
export const OtherPostage: Story = {
  args: { computed: ready({ ...priced, postage: 650, freePostageFrom: undefined, toPay: 5191 }), couponId: '' },
};
export const PostageUnknown: Story = {
  args: {
    addressBook: noAddress,
    draft: ready({ ...draft, prices: { ...draft.prices, postage: 0 } }),
    couponId: '',
    computed: loading,
  },
};
export const PriceLoading: Story = { args: { computed: loading } };
export const PriceUpdating: Story = { args: { isComputing: true } };
export const PriceFailed: Story = { args: { computed: failed('slow') } };
export const AddressesFailed: Story = { args: { addressBook: { ...book, addresses: failed('server'), chosen: '' } } };
export const CouponsFailed: Story = { args: { coupons: failed('offline'), couponId: '', computed: ready(priced) } };
export const NoCouponApplies: Story = {
  args: { coupons: ready({ fitting: [], others }), couponId: '', computed: ready(priced) },
};
export const Placing: Story = { args: { placing: 'busy' } };
export const ShortBalance: Story = { args: { draft: ready({ ...draft, balance: 50 }), computed: ready(priced) } };
export const CouponAndPoints: Story = {
  args: { computed: ready({ ...priced, couponDiscount: 500, pointsDiscount: 41, toPay: 5000 }) },
};
export const FlashSale: Story = {
  args: {
    draft: activity,
    promotion: { kind: 'flashSale', endsAt: day('2026-11-20T12:00:00') },
    couponId: '',
    computed: ready(priced),
  },
};
export const Presale: Story = {
  decorators: [
    (Story) => (
      <ClockProvider value={() => day('2026-11-20T12:00:00')}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: {
    draft: activity,
    promotion: { kind: 'presale', terms: { to: day('2026-12-01T00:00:00'), shipsWithin: 7 } },
    couponId: '',
    computed: ready(priced),
  },
};
/** The presale ended while the page was open; only the server decides whether it still takes the order. */
export const PresaleOver: Story = {
  args: {
    draft: activity,
    promotion: { kind: 'presale', terms: { to: day('2020-12-01T00:00:00'), shipsWithin: 7 } },
    couponId: '',
    computed: ready(priced),
  },
};
/** The server sends neither end nor delivery time. */
export const PresaleWithoutTerms: Story = {
  args: { draft: activity, promotion: { kind: 'presale', terms: {} }, couponId: '', computed: ready(priced) },
};
export const OtherPromotion: Story = { args: { draft: activity, couponId: '', computed: ready(priced) } };
export const ExpiredKey: Story = { args: { orderKey: 'expired' } };
export const Renewing: Story = { args: { orderKey: 'renewing' } };
export const Refused: Story = {
  args: { failure: { kind: 'refused', message: '您购买的商品库存不足' }, toPayBefore: 5041 },
};
export const PriceChanged: Story = {
  args: { failure: { kind: 'refused', message: '商品价格有变化，请重新确认订单' }, toPayBefore: 4980 },
};
/** Sent in an earlier visit, under another key: it is looked up. */
export const EarlierAttemptUnknown: Story = { args: { unconfirmed: 'lookUp', onLookUp: fn() } };
export const NoResponse: Story = { args: { failure: { kind: 'slow' }, unconfirmed: 'repeatable' } };
export const NotSent: Story = { args: { failure: { kind: 'offline' } } };
export const MessageTooLong: Story = { args: { message: '同色的请装一袋。'.repeat(20) } };
export const FewLines: Story = { args: { draft: ready({ ...draft, lines: lines.slice(0, 2) }) } };
export const FortyLines: Story = { args: { draft: ready(largeDraft), computed: ready(freelyPriced) } };
export const Dark: Story = {
  args: { addressBook: { ...book, open: NEW_ADDRESS }, failure: { kind: 'offline' }, unconfirmed: 'repeatable' },
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  args: { failure: { kind: 'offline' }, unconfirmed: 'repeatable' },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    draft: ready({ ...englishDraft, balance: 50 }),
    coupons: ready(englishChoices),
    addressBook: { ...book, open: NEW_ADDRESS },
    failure: { kind: 'malformed' },
    unconfirmed: 'repeatable',
    message: 'Please bag the parts by colour and keep the dark greys apart from the light ones.',
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    draft: ready(traditionalDraft),
    addressBook: {
      ...book,
      addresses: ready([
        home,
        {
          ...remote,
          recipient: '歐陽林木木',
          province: '臺灣省',
          city: '臺北市',
          district: '大安區',
          detail: '和平東路二段 106 號 7 樓之 2（請按對講機，管理室代收）',
        },
      ]),
      chosen: remote.id,
    },
    failure: { kind: 'refused', message: '商品價格有變化，請重新確認訂單' },
    toPayBefore: 4980,
    message: '同色的請裝一袋，棕色和深灰分開。圓形板不用數散袋，謝謝。',
  },
  globals: { language: 'zh-Hant' },
};
