import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { NOW, flashSale, presaleTerms } from '../fixtures-product.ts';
import { PromotionStrip } from './PromotionStrip.tsx';

const meta = {
  component: PromotionStrip,
  decorators: [
    (Story) => (
      <ClockProvider value={() => NOW}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: {
    promotion: { kind: 'flash', sale: flashSale },
    live: { phase: 'running', changesAt: flashSale.turnsAt, onChange: fn() },
    unit: '颗',
  },
} satisfies Meta<typeof PromotionStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

const presale = { kind: 'presale', terms: presaleTerms } as const;

export const Ready: Story = {};
export const Coming: Story = {
  args: {
    promotion: { kind: 'flash', sale: { ...flashSale, state: 'coming', soldPercent: 0, left: 4000, bought: 0 } },
    live: { phase: 'coming', changesAt: NOW + 5_000_000, onChange: fn() },
  },
};
/** The server sends no share: none is shown. */
export const UnknownShare: Story = {
  args: { promotion: { kind: 'flash', sale: { ...flashSale, soldPercent: undefined } } },
};
/** A presale of which the server sends neither state nor times nor a delivery time. */
export const PresaleWithoutTerms: Story = {
  args: {
    promotion: { kind: 'presale', terms: {} },
    live: { phase: 'running', changesAt: undefined, onChange: fn() },
  },
};
export const SoldOut: Story = {
  args: {
    promotion: { kind: 'flash', sale: { ...flashSale, left: 0, soldPercent: 100 } },
    live: { phase: 'soldOut', changesAt: flashSale.turnsAt, onChange: fn() },
  },
};
export const Full: Story = {
  args: {
    promotion: { kind: 'flash', sale: { ...flashSale, bought: 200 } },
    live: { phase: 'full', changesAt: flashSale.turnsAt, onChange: fn() },
  },
};
export const Over: Story = { args: { live: { phase: 'over', changesAt: undefined, onChange: fn() } } };
export const Presale: Story = {
  args: { promotion: presale, live: { phase: 'running', changesAt: presaleTerms.to, onChange: fn() } },
};
export const PresaleComing: Story = {
  args: {
    promotion: { kind: 'presale', terms: { ...presaleTerms, state: 'before' } },
    live: { phase: 'coming', changesAt: NOW + 90_000_000, onChange: fn() },
  },
};
export const PresaleOver: Story = {
  args: { promotion: presale, live: { phase: 'over', changesAt: undefined, onChange: fn() } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { unit: 'hundred' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { promotion: presale, live: { phase: 'running', changesAt: presaleTerms.to, onChange: fn() } },
  globals: { language: 'zh-Hant' },
};
