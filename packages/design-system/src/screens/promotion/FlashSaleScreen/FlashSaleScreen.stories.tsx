import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  bareFlashItem,
  day,
  dayOver,
  englishFlashItems,
  flashItems,
  gap,
  noSale,
  stoppedClock,
} from '../../../commerce/fixtures-promotions.ts';
import { inTraditional } from '../../../commerce/fixtures-parts.ts';
import { FlashSaleScreen } from './FlashSaleScreen.tsx';

const meta = {
  component: FlashSaleScreen,
  decorators: [
    (Story) => (
      <ClockProvider value={stoppedClock}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: { slots: ready(day), items: ready(flashItems), hasMore: true, onMore: fn(), onSlotChange: fn(), onRetry: fn() },
} satisfies Meta<typeof FlashSaleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { slots: loading, items: loading } };
export const Failed: Story = { args: { slots: failed('offline'), items: failed('offline') } };
export const Empty: Story = { args: { items: ready([]), hasMore: false } };
export const Coming: Story = { args: { current: '5' } };
export const Over: Story = { args: { current: '3' } };
export const BetweenSlots: Story = { args: { slots: ready(gap) } };
export const DayOver: Story = { args: { slots: ready(dayOver), hasMore: false } };
export const NoSaleToday: Story = { args: { slots: ready(noSale), items: ready([]), hasMore: false } };
export const UnknownSlot: Story = { args: { current: '999' } };
export const SoldOut: Story = {
  args: { items: ready(flashItems.map((item) => ({ ...item, left: 0, soldPercent: 100 }))), hasMore: false },
};
export const OnlyItemsFailed: Story = { args: { items: failed('server'), hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const StockServer: Story = { args: { items: ready([bareFlashItem]), hasMore: false } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { items: ready(englishFlashItems) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { current: '5', items: ready(inTraditional(flashItems)) },
  globals: { language: 'zh-Hant' },
};
