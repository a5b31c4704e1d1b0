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
export const TimeOfDay: Story = { args: { style: 'time' } };
export const Second: Story = { args: { style: 'second' } };
export const WorstCaseEnglish: Story = { args: { style: 'second' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
