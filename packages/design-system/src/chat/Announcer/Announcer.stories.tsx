import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { talk } from '../fixtures.ts';
import { Announcer } from './Announcer.tsx';

const meta = { component: Announcer, args: { lines: talk, isPastHere: true, unread: 0 } } satisfies Meta<
  typeof Announcer
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see, and nothing is said of what stands there already. */
export const Ready: Story = {};
export const Loading: Story = { args: { lines: [], isPastHere: false } };
export const Unread: Story = {
  args: { unread: 3, lines: talk.slice(0, 5) },
  play: ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole('log')).toHaveTextContent('3 条未读消息')),
};
export const WorstCaseEnglish: Story = { args: { unread: 1 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { unread: 120 }, globals: { language: 'zh-Hant' } };
