import type { PresaleItem } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { englishPresales, presales } from '../fixtures-promotions.ts';
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
      <div style={{ maxWidth: '5.88rem' }}>
        <Story />
      </div>
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
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { item: englishPresales[0] ?? running }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { item: inTraditional(soldOut) }, globals: { language: 'zh-Hant' } };
