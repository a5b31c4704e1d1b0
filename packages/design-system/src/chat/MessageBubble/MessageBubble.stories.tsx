import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { END_OF_CHAT } from '../end-of-chat.ts';
import { messageOf, orderOf, outgoingOf, PHOTO, photoFile, plate } from '../fixtures.ts';
import type { MessageBubbleProps } from './MessageBubble.tsx';
import { MessageBubble } from './MessageBubble.tsx';

const meta = {
  component: MessageBubble,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 'min(100%, 3.8rem)', padding: '0.16rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    of: { message: messageOf('墙是大红，混进一颗梅红[em-tlj-1]', 1) },
    isOwn: false,
    sender: null,
    isUnfolded: false,
    onFold: fn(),
    onEnlarge: fn(),
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const outgoing = (...of: Parameters<typeof outgoingOf>): MessageBubbleProps['of'] => {
  const item = outgoingOf(...of);
  return item.type === 'outgoing' ? { outgoing: item.outgoing } : { message: messageOf('', 0) };
};

export const Ready: Story = {};
export const Own: Story = { args: { isOwn: true } };
export const LineBreaks: Story = {
  args: { of: { message: messageOf('3020 大红 24\n3004 大红 36\n\n两袋分开装', 1) } },
};
export const LegacyEmoji: Story = { args: { of: { message: messageOf('em-tlj-7', 1, { kind: 'emoji' }) } } };
export const MarkupIsText: Story = {
  args: { of: { message: messageOf('<img src=x onerror=alert(1)> & <b>粗</b>', 1) } },
};
export const LongText: Story = {
  args: { of: { message: messageOf('旧款的凸点略高一点，咬合没有问题。'.repeat(150), 1) } },
};
export const LongTextUnfolded: Story = { args: { ...LongText.args, isUnfolded: true } };
export const Image: Story = { args: { of: { message: messageOf(PHOTO, 1, { kind: 'image' }) } } };
export const Product: Story = {
  args: { of: { message: { ...messageOf('3020', 1), kind: 'product', product: plate } } },
};
export const DeletedProduct: Story = {
  args: { of: { message: { ...messageOf('3020', 1), kind: 'product', isDeleted: true } } },
};
export const Order: Story = {
  args: { isOwn: true, of: { message: { ...messageOf('', 1), kind: 'order', order: orderOf(7) } } },
};
export const DeletedOrder: Story = {
  args: { of: { message: { ...messageOf('', 1), kind: 'order', isDeleted: true } } },
};
/** The server sent the message without its card. */
export const OrderWithoutCard: Story = {
  args: { of: { message: { ...messageOf('cp202611201408080418', 1), kind: 'order' } } },
};
export const PhoneOnly: Story = { args: { of: { message: messageOf('', 1, { kind: 'other' }) } } };
export const OutgoingText: Story = {
  args: { isOwn: true, of: outgoing('能赶上今天发货吗？', { status: 'inFlight' }) },
};
/** Sent by the end-chat button, in Chinese for every reader. */
export const EndOfChat: Story = {
  args: { isOwn: true, of: { message: messageOf(END_OF_CHAT, 1) } },
  globals: { language: 'en' },
};
export const OutgoingEndOfChat: Story = {
  args: { isOwn: true, of: outgoing(END_OF_CHAT, { status: 'queued' }) },
  globals: { language: 'zh-Hant' },
};
/** The same words of an agent are no button of the reader. */
export const AgentsSameWords: Story = { args: { of: EndOfChat.args?.of }, globals: { language: 'en' } };
export const OutgoingImage: Story = {
  args: {
    isOwn: true,
    of: outgoing(
      '',
      { status: 'draft', upload: { status: 'uploading', progress: 0.42 } },
      { kind: 'image', image: photoFile() },
    ),
  },
};
export const OutgoingStoredImage: Story = {
  args: { isOwn: true, of: outgoing(PHOTO, { status: 'inFlight' }, { kind: 'image' }) },
};
export const OutgoingProduct: Story = {
  args: { isOwn: true, of: outgoing('3020', { status: 'inFlight' }, { kind: 'product' }) },
};
export const OutgoingOrder: Story = {
  args: { isOwn: true, of: outgoing('cp202611201408080418', { status: 'queued' }, { kind: 'order' }) },
};
export const WorstCaseEnglish: Story = {
  args: {
    of: { message: messageOf(`See https://example.com/${'a-very-long-path/'.repeat(20)} for the colour chart`, 1) },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { of: { message: messageOf('', 1, { kind: 'other' }) } },
  globals: { language: 'zh-Hant' },
};
