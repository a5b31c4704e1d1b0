import type { Meta, StoryObj } from '@storybook/react-vite';
import { deliveryStatuses, kinds, lan, longConversation } from '../fixtures.ts';
import roomMeta, { Failed as RoomFailed, Loading as RoomLoading } from '../ChatRoom/ChatRoom.stories.tsx';
import { ChatScreen } from './ChatScreen.tsx';

// As in the window, without the window’s own buttons.
const { onClose: _close, popOut: _popOut, ...room } = roomMeta.args;

const meta = {
  component: ChatScreen,
  args: room,
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: RoomLoading.args };
export const Failed: Story = { args: RoomFailed.args };
export const Empty: Story = { args: { items: [] } };
export const Kinds: Story = { args: { items: kinds } };
export const LongConversation: Story = { args: { items: longConversation(400), hasOlder: true } };
export const Narrow: Story = { args: { items: deliveryStatuses }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: {
    agent: { ...lan, name: 'Alexandra from the replacement parts team', isOnline: false },
    items: deliveryStatuses,
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { items: kinds }, globals: { language: 'zh-Hant' } };
