import type { Offer } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { FavouritesProvider } from '../../../elements/FavouriteButton/favourites.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { deliveryTerms } from '../../../commerce/fixtures-delivery.ts';
import { inTraditional } from '../../../commerce/fixtures-parts.ts';
import {
  NOW,
  coupons,
  englishPlate,
  family,
  flashSale,
  photoProduct,
  plate,
  presaleTerms,
  reviewCounts,
  reviews,
} from '../fixtures-product.ts';
import { ShadeCompare } from '../ShadeCompare/ShadeCompare.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClockProvider value={() => NOW}>
        <FavouritesProvider value={{ has: () => false, onToggle: fn() }}>
          <Story />
        </FavouritesProvider>
      </ClockProvider>
    ),
  ],
  args: {
    product: ready(plate),
    chosen: '3020-00',
    onChooseColour: fn(),
    compareShades: (props) => <ShadeCompare {...props} />,
    quantity: 20,
    onQuantity: fn(),
    adding: 'idle',
    onAdd: fn(),
    onBuyNow: fn(),
    breadcrumbs: [{ label: '基础板', to: { name: 'parts', category: '2' } }],
    delivery: deliveryTerms,
    coupons: { list: ready(coupons), onReceive: fn() },
    family: ready(family),
    matrix: { withWanted: (show) => show({}), onWant: fn(), onAddAll: fn(), state: 'idle', problems: {} },
    reviews: {
      counts: ready(reviewCounts),
      kind: 'all',
      list: ready(reviews),
      hasMore: true,
      onKind: fn(),
      onMore: fn(),
      onRetry: fn(),
    },
    phone: ready({ address: 'https://m.example.com/pages/goods_details/index?id=1' }),
    onCopy: fn(async () => undefined),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = {
  breadcrumbs: [{ label: 'Arches and brackets', to: { name: 'parts', category: '8' } as const }],
  reviews: undefined,
  coupons: undefined,
};
const packedOffers = ['red 红色', 'blue 蓝色'].flatMap((colour, row) =>
  ['loose 散装', 'pack 10 颗装'].map((packing, column): Offer => {
    const [[colourId = '', ...name], [id = '', ...size]] = [colour.split(' '), packing.split(' ')];
    return {
      uniqueId: `${colourId}-${id}`,
      name: `${name.join(' ')},${size.join(' ')}`,
      picture: photoProduct.picture,
      price: column ? 280 : 30,
      stock: row && column ? 0 : 120,
      code: '',
    };
  }),
);
const traditional = inTraditional({ product: plate, family });

export const Ready: Story = {};
export const Loading: Story = { args: { product: loading } };
export const Failed: Story = { args: { product: failed('offline') } };
/** The product does not exist. */
export const Empty: Story = { args: { product: failed('gone') } };
export const NoDeliveryTerms: Story = { args: { delivery: undefined } };
export const NothingChosen: Story = { args: { chosen: '' } };
export const FewLeft: Story = { args: { chosen: '3020-12', quantity: 36 } };
export const ColourSoldOut: Story = { args: { chosen: '3020-02' } };
export const SoldOut: Story = {
  args: { product: ready({ ...plate, stock: 0, offers: plate.offers.map((offer) => ({ ...offer, stock: 0 })) }) },
};
export const OffSale: Story = { args: { product: ready({ ...plate, isOnSale: false }) } };
export const Limited: Story = {
  args: { product: ready({ ...plate, limitPerShopper: 200, minQuantity: 10 }), quantity: 200 },
};
/** The shop limits each order, not the shopper. */
export const LimitedPerOrder: Story = { args: { product: ready({ ...plate, limitPerOrder: 10 }), quantity: 20 } };
export const Adding: Story = { args: { adding: 'busy' } };
export const Added: Story = { args: { adding: 'added' } };
export const ManyColours: Story = {
  args: {
    product: ready({
      ...plate,
      offers: [0, 1, 2, 3].flatMap((round) =>
        plate.offers.map((offer) => (round ? { ...offer, uniqueId: `${offer.uniqueId}-${round}` } : offer)),
      ),
    }),
  },
};
export const OneKind: Story = { args: { product: ready({ ...plate, offers: [] }), chosen: '', family: undefined } };
/** A product as a stock server sends it: photos, no part facts, no unit. */
export const Photos: Story = {
  args: { product: ready(photoProduct), family: undefined, chosen: 'box-0', quantity: 1 },
};
/** Ordinary goods with two specifications, of which none is chosen yet. */
export const GoodsUnchosen: Story = {
  args: {
    product: ready({ ...photoProduct, specifications: ['盖子', '大小'] }),
    family: undefined,
    chosen: '',
  },
};
/** Ordinary goods with two specifications, of which one combination is sold out. */
export const GoodsOfTwoSpecifications: Story = {
  args: {
    product: ready({ ...photoProduct, specifications: ['颜色', '规格'], offers: packedOffers }),
    family: undefined,
    chosen: 'red-loose',
    quantity: 1,
  },
};
/** The owner wants a form filled in, which only other clients of the shop have. */
export const GoodsThatNeedAForm: Story = {
  args: { product: ready({ ...photoProduct, needsForm: true }), family: undefined, chosen: 'box-0' },
};
export const Member: Story = { args: { isMember: true } };
/** The family failed to load: the matrix has only the part itself. */
export const WithoutFamily: Story = { args: { family: failed('server'), onRetryFamily: fn() } };
/** Parts of the page failed to load: each says so in its place, and the product can be bought. */
export const PartsFailed: Story = {
  args: {
    family: failed('slow'),
    onRetryFamily: fn(),
    phone: failed('refused', '公众号没有配置'),
    onRetryPhone: fn(),
    coupons: { list: failed('server'), onReceive: fn(), onRetry: fn() },
    reviews: {
      counts: failed('offline'),
      kind: 'all',
      list: ready([]),
      hasMore: false,
      onKind: fn(),
      onMore: fn(),
      onRetry: fn(),
    },
  },
};
/** Everything around the product is loading or failed: the product is shown and can be bought. */
export const OnItsWay: Story = {
  args: {
    family: loading,
    phone: loading,
    coupons: { list: loading, onReceive: fn() },
    reviews: { counts: loading, kind: 'all', list: loading, hasMore: false, onKind: fn(), onMore: fn(), onRetry: fn() },
  },
};
export const ProductOnly: Story = {
  args: {
    family: undefined,
    matrix: undefined,
    reviews: undefined,
    coupons: undefined,
    phone: undefined,
  },
};
export const FlashSale: Story = {
  args: { product: ready(flashSale.product), promotion: { kind: 'flash', sale: flashSale } },
};
/** Earlier orders count for the limit per shopper. */
export const FlashSaleRest: Story = {
  args: {
    product: ready(flashSale.product),
    promotion: { kind: 'flash', sale: { ...flashSale, limitPerShopper: 100, limitPerOrder: 0, bought: 40 } },
    quantity: 60,
  },
};
export const FlashSaleComing: Story = {
  args: {
    product: ready(flashSale.product),
    promotion: {
      kind: 'flash',
      sale: { ...flashSale, state: 'coming', turnsAt: NOW + 5_000_000, bought: 0, soldPercent: 0, left: 4000 },
    },
  },
};
export const FlashSaleSoldOut: Story = {
  args: {
    product: ready(flashSale.product),
    promotion: { kind: 'flash', sale: { ...flashSale, left: 0, soldPercent: 100 } },
  },
};
export const FlashSaleOver: Story = {
  args: {
    product: ready(flashSale.product),
    promotion: { kind: 'flash', sale: { ...flashSale, state: 'over', turnsAt: undefined } },
  },
};
export const Presale: Story = {
  args: { product: ready({ ...plate, presale: presaleTerms }), promotion: { kind: 'presale', terms: presaleTerms } },
};
/** Nothing more can be ordered in the chosen colour. */
export const PresaleFull: Story = {
  args: {
    product: ready({
      ...plate,
      presale: presaleTerms,
      offers: plate.offers.map((offer, index) => (index === 0 ? { ...offer, stock: 0 } : offer)),
    }),
    chosen: plate.offers[0]?.uniqueId ?? '',
    promotion: { kind: 'presale', terms: presaleTerms },
  },
};
export const PresaleOver: Story = {
  args: { promotion: { kind: 'presale', terms: { ...presaleTerms, to: NOW } } },
};
export const Transparent: Story = { args: { chosen: '3020-21' } };
export const Dark: Story = { args: { chosen: '3020-15' }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { ...english, product: ready(englishPlate), family: undefined, chosen: '3020-16', quantity: 200 },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    product: ready(traditional.product),
    family: ready(traditional.family),
    chosen: '3020-21',
    quantity: 11_000,
    breadcrumbs: [{ label: '楔形與轉角', to: { name: 'parts', category: '7' } }],
  },
  globals: { language: 'zh-Hant' },
};
