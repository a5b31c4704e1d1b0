import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { conversation } from '../fixtures.ts';
import { Announcer } from './Announcer.tsx';

const meta = { component: Announcer, args: { items: conversation, isHistoryReady: true, unread: 0 } } satisfies Meta<
  typeof Announcer
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, and silent about the messages that are already there. */
export const Ready: Story = {};
export const Loading: Story = { args: { items: [], isHistoryReady: false } };
export const Unread: Story = {
  args: { unread: 3, items: conversation.slice(0, 5) },
  play: ({ canvasElement }) =>
    waitFor(() => expect(within(canvasElement).getByRole('log')).toHaveTextContent('3 条未读消息')),
};
export const WorstCaseEnglish: Story = { args: { unread: 1 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { unread: 120 }, globals: { language: 'zh-Hant' } };
