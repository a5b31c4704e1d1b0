import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY, HOUR, NOW } from '../fixtures.ts';
import { shopDay } from './shop-day.ts';
import { TimeTag } from './TimeTag.tsx';

const meta = { component: TimeTag, args: { moment: NOW, today: shopDay(NOW) } } satisfies Meta<typeof TimeTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Yesterday: Story = { args: { moment: NOW - 14 * HOUR - 11 * 60_000 } };
export const Earlier: Story = { args: { moment: NOW - 2 * DAY } };
export const LastYear: Story = { args: { moment: NOW - 340 * DAY } };
export const WorstCaseEnglish: Story = { args: { moment: NOW - 340 * DAY }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { moment: NOW - DAY }, globals: { language: 'zh-Hant' } };
