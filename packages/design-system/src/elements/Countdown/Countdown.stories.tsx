import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockProvider } from './clock.ts';
import { Countdown } from './Countdown.tsx';

const NOW = Date.parse('2026-11-20T18:45:24+08:00');
/** A clock that always returns the same time, so that the story renders the same each time. */
const stopped = () => NOW;
const HOUR = 3_600_000;

const meta = {
  component: Countdown,
  decorators: [
    (Story) => (
      <ClockProvider value={stopped}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: { until: NOW + 2 * HOUR + 14 * 60_000 + 36_000 },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Days: Story = { args: { until: NOW + 75 * HOUR + 1000 } };
export const Over: Story = { args: { until: NOW - HOUR } };
export const Clock: Story = { args: { look: 'clock', until: NOW + 29 * 60_000 + 30_000 } };
export const InSentence: Story = { args: { look: 'text' } };
export const DaysInSentence: Story = { args: { look: 'text', until: NOW + 75 * HOUR } };
export const LastMinute: Story = { args: { look: 'text', until: NOW + 9_000 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { args: { until: NOW + 75 * HOUR + 1000 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { look: 'text', until: NOW + 75 * HOUR },
  globals: { language: 'zh-Hant' },
};
