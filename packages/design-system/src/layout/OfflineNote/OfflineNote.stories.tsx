import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockProvider } from '../../elements/Countdown/clock.ts';
import { OfflineNote } from './OfflineNote.tsx';

const NOW = Date.parse('2026-11-20T18:45:00+08:00');
const DAY = 86_400_000;
/** A clock that always returns the same time, so that the story renders the same each time. */
const stopped = () => NOW;

const meta = {
  component: OfflineNote,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <ClockProvider value={stopped}>
        <Story />
      </ClockProvider>
    ),
  ],
  args: { seenAt: Date.parse('2026-11-20T14:05:00+08:00') },
} satisfies Meta<typeof OfflineNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SeenYesterday: Story = { args: { seenAt: NOW - DAY } };
export const NothingOfEarlier: Story = { args: { seenAt: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { seenAt: NOW - DAY }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
