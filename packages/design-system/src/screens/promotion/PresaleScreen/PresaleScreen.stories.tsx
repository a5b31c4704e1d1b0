import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../../elements/Countdown/clock.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishPresales, presales, stoppedClock } from '../../../commerce/fixtures-promotions.ts';
import { inTraditional } from '../../../commerce/fixtures-parts.ts';
import { PresaleScreen } from './PresaleScreen.tsx';

const meta = {
  component: PresaleScreen,
  decorators: [
    (Story) => (
      <ClockProvider value={stoppedClock}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: { kind: 'all', items: ready(presales), hasMore: true, onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof PresaleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { items: loading } };
export const Failed: Story = { args: { items: failed('offline') } };
export const Empty: Story = { args: { items: ready([]), hasMore: false } };
export const Running: Story = {
  args: { kind: 'running', items: ready(presales.filter(({ terms }) => terms.state === 'running')), hasMore: false },
};
export const NotStarted: Story = {
  args: { kind: 'before', items: ready(presales.filter(({ terms }) => terms.state === 'before')), hasMore: false },
};
export const Over: Story = {
  args: { kind: 'over', items: ready(presales.filter(({ terms }) => terms.state === 'over')), hasMore: false },
};
/** Rows without a state: the times decide by the shop's clock. */
export const WithoutStates: Story = {
  args: { items: ready(presales.map((item) => ({ ...item, terms: { ...item.terms, state: undefined } }))) },
};
export const NoneRunning: Story = { args: { kind: 'running', items: ready([]), hasMore: false } };
export const LoadingMore: Story = { args: { isLoadingMore: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { items: ready(englishPresales) }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { items: ready(inTraditional(presales)) },
  globals: { language: 'zh-Hant' },
};
