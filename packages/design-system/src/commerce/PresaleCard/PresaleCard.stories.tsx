import type { PresaleItem } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockProvider } from '../../elements/Countdown/clock.ts';
import { englishPresales, presales, stoppedClock } from '../fixtures-promotions.ts';
import { inTraditional } from '../fixtures-parts.ts';
import { PresaleCard } from './PresaleCard.tsx';

const [running, , before, soldOut, over] = presales as readonly [
  PresaleItem,
  PresaleItem,
  PresaleItem,
  PresaleItem,
  PresaleItem,
];

const meta = {
  component: PresaleCard,
  decorators: [
    (Story) => (
      <ClockProvider value={stoppedClock}>
        <div style={{ maxWidth: '5.88rem' }}>
          <Story />
        </div>
      </ClockProvider>
    ),
  ],
  args: { item: running, hasButton: true },
} satisfies Meta<typeof PresaleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NotStarted: Story = { args: { item: before } };
export const SoldOut: Story = { args: { item: soldOut } };
export const Over: Story = { args: { item: over } };
export const WithoutButton: Story = { args: { hasButton: false } };
export const WithoutTimes: Story = {
  args: {
    item: { ...running, unit: '', picture: { kind: 'photo', url: '' }, terms: { state: 'before', shipsWithin: 7 } },
  },
};
/** The server sends neither state nor times nor a delivery time: the card claims none. */
export const Unknown: Story = { args: { item: { ...running, stock: undefined, sales: undefined, terms: {} } } };
/** A row of a server that sends no state: the times decide. */
export const OverWithoutState: Story = { args: { item: { ...over, terms: { ...over.terms, state: undefined } } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { item: englishPresales[0] ?? running }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { item: inTraditional(soldOut) }, globals: { language: 'zh-Hant' } };
