import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './DateTime.tsx';

const meta = { component: DateTime, args: { moment: Date.parse('2026-11-20T02:00:09Z') } } satisfies Meta<
  typeof DateTime
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Day: Story = { args: { style: 'date' } };
export const WithoutYear: Story = { args: { style: 'day' } };
export const Near: Story = { args: { style: 'near' } };
/** New Year’s Day in the shop’s time zone, still the year before in Greenwich. */
export const FirstOfYear: Story = { args: { style: 'day', moment: Date.parse('2025-12-31T16:30:00Z') } };
export const YearBefore: Story = { args: { style: 'near', moment: Date.parse('2025-12-31T15:59:00Z') } };
export const YearAfterEnglish: Story = {
  args: { style: 'day', moment: Date.parse('2027-02-18T02:00:00Z') },
  globals: { language: 'en' },
};
export const TimeOfDay: Story = { args: { style: 'time' } };
export const Second: Story = { args: { style: 'second' } };
export const WorstCaseEnglish: Story = { args: { style: 'second' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
