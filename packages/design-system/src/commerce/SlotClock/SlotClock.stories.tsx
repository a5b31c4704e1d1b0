import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ClockProvider } from '../../elements/Countdown/clock.ts';
import { comingSlot, overSlot, runningSlot, stoppedClock } from '../fixtures-promotions.ts';
import { SlotClock } from './SlotClock.tsx';

const meta = {
  component: SlotClock,
  decorators: [
    (Story) => (
      <ClockProvider value={stoppedClock}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: { slot: runningSlot, onChange: fn() },
} satisfies Meta<typeof SlotClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Coming: Story = { args: { slot: comingSlot } };
export const Over: Story = { args: { slot: overSlot } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { slot: comingSlot }, globals: { language: 'zh-Hant' } };
