import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  cart,
  cartWithDeleted,
  colourfulCart,
  emptyCart,
  englishCart,
  photoCart,
  traditionalCart,
} from '../fixtures-cart.ts';
import { deliveryTerms } from '../../../commerce/fixtures-delivery.ts';
import { lines, manyLines } from '../../../commerce/fixtures-lines.ts';
import { withoutFeatures } from '../../../places/without-features.tsx';
import { CartScreen, type CartScreenProps } from './CartScreen.tsx';
import type { LeftLine } from './LeftLines.tsx';

const leftLines = lines.slice(0, 5).map((line, index): LeftLine => ({
  id: line.id,
  quantity: index + 3,
  line: index === 4 ? undefined : line,
  refusal: ['stock', '', '该商品每人限购10件', undefined, undefined][index],
  isSent: index === 3,
}));
const idsOf = (of: typeof cart) => new Set(of.valid.map((line) => line.id));

/** The screen with the state of the selection, as the app holds it. */
function Chosen({ chosen, onChoose, ...props }: CartScreenProps) {
  const [ids, setIds] = useState(chosen);
  return (
    <CartScreen
      {...props}
      chosen={ids}
      onChoose={(changed, isChosen) => {
        setIds(
          (before) => new Set(isChosen ? [...before, ...changed] : [...before].filter((id) => !changed.includes(id))),
        );
        onChoose(changed, isChosen);
      }}
    />
  );
}

const meta = {
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Chosen {...args} />,
  args: {
    cart: ready(cart),
    chosen: idsOf(cart),
    busyLines: new Set<string>(),
    delivery: deliveryTerms,
    onChoose: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
    onMoveToFavourites: fn(),
    onPrint: fn(),
    onCheckout: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { cart: loading } };
export const Failed: Story = { args: { cart: failed('offline') } };
export const Empty: Story = { args: { cart: ready(emptyCart), chosen: new Set<string>() } };
export const EmptyWithoutLists: Story = {
  args: { cart: ready(emptyCart), chosen: new Set<string>() },
  decorators: [withoutFeatures('listMatching')],
};
export const NothingChosen: Story = { args: { chosen: new Set<string>() } };
export const SomeChosen: Story = { args: { chosen: new Set(['101', '109']) } };
export const FreeDelivery: Story = {
  args: {
    cart: ready({ valid: lines.map((line) => (line.id === '109' ? { ...line, quantity: 44 } : line)), invalid: [] }),
  },
};
export const NoDeliveryTerms: Story = { args: { delivery: undefined } };
export const NoDeliveryTermsEnglish: Story = {
  args: { cart: ready(englishCart), chosen: idsOf(englishCart), delivery: undefined },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const MemberPrices: Story = {
  args: {
    cart: ready({
      valid: lines.map((line) => ({ ...line, unitPrice: line.unitPrice - 1, savedPerPiece: 1 })),
      invalid: [],
    }),
  },
};
export const PriceChanges: Story = { args: { priceBefore: { '101': 30, '102': 8, '103': 5, '104': 25 } } };
export const OnePriceChanged: Story = { args: { priceBefore: { '101': 30 } } };
export const SeveralColours: Story = { args: { cart: ready(colourfulCart), chosen: idsOf(colourfulCart) } };
export const LineErrors: Story = { args: { lineErrors: { '101': '该产品库存不足', '103': '' } } };
export const WaitingForConnection: Story = { args: { waitingLines: new Set(['101']) } };
export const Saving: Story = { args: { busyLines: new Set(['101']) } };
export const OverStock: Story = {
  args: {
    cart: ready({ valid: lines.map((line) => (line.id === '106' ? { ...line, quantity: 40 } : line)), invalid: [] }),
  },
};
export const DeletedProduct: Story = { args: { cart: ready(cartWithDeleted) } };
/** The server lists them as unbuyable without their stock, and so without the reason. */
export const UnbuyableWithoutReason: Story = {
  args: {
    cart: ready({
      ...cartWithDeleted,
      invalid: cartWithDeleted.invalid.map((line) => ({ ...line, stock: undefined })),
    }),
  },
};
export const OnlyUnbuyable: Story = {
  args: { cart: ready({ valid: [], invalid: cartWithDeleted.invalid }), chosen: new Set<string>() },
};
export const Photographs: Story = { args: { cart: ready(photoCart), chosen: new Set(['1']) } };
export const FortyLines: Story = { args: { cart: ready(manyLines), chosen: idsOf(manyLines) } };
/** Stored in the browser; a limit of the shop, and a part about which it did not answer. */
export const Visitor: Story = {
  args: {
    owner: 'visitor',
    unreadKinds: 1,
    lineErrors: { '103': '各种颜色合计，每单最多 10 颗，请减少数量后购买。' },
    onMoveToFavourites: undefined,
  },
};
export const VisitorEmpty: Story = {
  args: { owner: 'visitor', cart: ready(emptyCart), chosen: new Set<string>(), onMoveToFavourites: undefined },
};
/** After sign-in: refused with and without a reason, in the words of the shop, without an answer, and without a name. */
export const LeftAfterSignIn: Story = {
  args: { left: { lines: leftLines, isMerging: false, onRetry: fn(), onRemove: fn() } },
};
export const Merging: Story = {
  args: { left: { lines: [], isMerging: true, onRetry: fn(), onRemove: fn() } },
};
export const Dark: Story = {
  args: { priceBefore: { '101': 30, '103': 5 }, lineErrors: { '101': '该产品库存不足' } },
  globals: { theme: 'dark' },
};
export const Narrow: Story = {
  args: { priceBefore: { '101': 30, '103': 5 } },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    cart: ready(englishCart),
    priceBefore: { '101': 30, '105': 5 },
    lineErrors: { '105': 'Only 38 of these pins are left in the warehouse, so the quantity was not changed.' },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { cart: ready(traditionalCart) }, globals: { language: 'zh-Hant' } };
