import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  comingSlot,
  englishFlashItems,
  englishPresales,
  flashItems,
  presales,
  runningSlot,
  stoppedClock,
} from '../../../commerce/fixtures-promotions.ts';
import {
  categories,
  englishCategories,
  englishParts,
  hotParts,
  inTraditional,
  parts,
  photoProducts,
} from '../../../commerce/fixtures-parts.ts';
import { deliveryTerms } from '../../../commerce/fixtures-delivery.ts';
import { banners, blocks, englishBanners, englishBlocks } from '../fixtures.ts';
import { HomeOffers, type HomeOffersProps } from './HomeOffers.tsx';
import { withoutFeatures } from '../../../places/without-features.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';

const repairTerms = { windowDays: 90, maxParticles: 20, workingDays: 10, maxMessageLength: 150 };
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 384 128"><rect width="384" height="128" fill="steelblue"/></svg>')}`;

/** The whole page: the app renders the offers with data of their own. */
const HomePage = ({ categories: tiles, delivery, ...offers }: Omit<HomeScreenProps, 'children'> & HomeOffersProps) => (
  <HomeScreen categories={tiles} delivery={delivery} onRetry={offers.onRetry}>
    <HomeOffers {...offers} />
  </HomeScreen>
);

const meta = {
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClockProvider value={stoppedClock}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: {
    categories: ready(categories),
    delivery: deliveryTerms,
    banners: ready(banners),
    flash: ready({ slot: runningSlot, items: flashItems }),
    presale: ready(presales),
    repair: ready(repairTerms),
    hot: ready(hotParts),
    recent: ready(parts.slice(6, 11)),
    blocks: ready(blocks),
    hasMoreBlocks: true,
    added: {},
    onSlotChange: fn(),
    onForgetRecent: fn(),
    onMoreBlocks: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = {
  banners: ready([]),
  flash: ready({ items: [] }),
  presale: ready([]),
  hot: ready([]),
  recent: ready([]),
  blocks: ready([]),
  hasMoreBlocks: false,
} as const;
const offline = failed('offline');

export const Ready: Story = {};
export const Loading: Story = {
  args: {
    categories: loading,
    banners: loading,
    flash: loading,
    presale: loading,
    repair: loading,
    hot: loading,
    recent: loading,
    blocks: loading,
    hasMoreBlocks: false,
  },
};
export const Failed: Story = {
  args: {
    categories: offline,
    banners: offline,
    flash: offline,
    presale: offline,
    repair: offline,
    hot: offline,
    recent: offline,
    blocks: offline,
    hasMoreBlocks: false,
  },
};
export const Empty: Story = { args: { categories: ready([]), ...nothing } };
export const NoDeliveryTerms: Story = { args: { delivery: undefined } };
export const WithoutServices: Story = { decorators: [withoutFeatures('repair', 'listMatching')] };
export const WithoutServicesNarrowEnglish: Story = {
  decorators: [withoutFeatures('repair', 'listMatching')],
  globals: { language: 'en', viewport: { value: 'phone' } },
};
/** The shop names other terms of repair than usual. */
export const OtherRepairTerms: Story = {
  args: { repair: ready({ windowDays: 1, maxParticles: 1, workingDays: 3, maxMessageLength: 150 }) },
  globals: { language: 'en' },
};
export const OnlyParts: Story = { args: { ...nothing, hot: ready(hotParts), blocks: ready(blocks) } };
export const SaleToCome: Story = { args: { flash: ready({ slot: comingSlot, items: flashItems }) } };
export const SoldOutSale: Story = {
  args: {
    flash: ready({ slot: runningSlot, items: flashItems.map((item) => ({ ...item, left: 0, soldPercent: 100 })) }),
  },
};
export const StripsFailed: Story = {
  args: {
    banners: failed('server'),
    flash: failed('slow'),
    presale: failed('server'),
    repair: failed('server'),
    recent: failed('malformed'),
    blocks: failed('server'),
    hasMoreBlocks: false,
  },
};
export const JustAdded: Story = { args: { added: { 1: 20 } } };
export const OnlyHotPartsFailed: Story = { args: { hot: failed('server') } };
export const LoadingRows: Story = { args: { isLoadingBlocks: true } };
export const Photos: Story = {
  args: {
    hot: ready(photoProducts),
    banners: ready([
      { id: '1', title: '店庆周', picture: { kind: 'photo', url: PHOTO }, href: 'https://example.com/week' },
      { id: '2', title: '春节发货安排', picture: { kind: 'photo', url: '' } },
    ]),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    categories: ready(englishCategories),
    banners: ready(englishBanners),
    flash: ready({ slot: runningSlot, items: englishFlashItems }),
    presale: ready(englishPresales),
    hot: ready(englishParts),
    recent: ready(englishParts.slice(4)),
    blocks: ready(englishBlocks),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    categories: ready(inTraditional(categories)),
    hot: ready(inTraditional(hotParts)),
    presale: ready(inTraditional(presales)),
    recent: ready(inTraditional(parts.slice(6, 11))),
    blocks: ready(inTraditional(blocks)),
    banners: ready(inTraditional(banners)),
    flash: ready({ slot: comingSlot, items: inTraditional(flashItems) }),
    added: { 2: 1200 },
  },
  globals: { language: 'zh-Hant' },
};
