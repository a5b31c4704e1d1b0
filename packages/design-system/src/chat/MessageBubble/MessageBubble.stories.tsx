import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
    speaker: null,
    isUnfolded: false,
    onFold: fn(),
    onEnlarge: fn(),
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

const onItsWay = (...of: Parameters<typeof outgoingOf>): MessageBubbleProps['of'] => {
  const line = outgoingOf(...of);
  return line.type === 'outgoing' ? { outgoing: line.outgoing } : { message: messageOf('', 0) };
};

export const Ready: Story = {};
export const Own: Story = { args: { isOwn: true } };
export const LinesKept: Story = { args: { of: { message: messageOf('3020 大红 24\n3004 大红 36\n\n两袋分开装', 1) } } };
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
export const DeletedProduct: Story = { args: { of: { message: { ...messageOf('3020', 1), kind: 'product' } } } };
export const Order: Story = {
  args: { isOwn: true, of: { message: { ...messageOf('', 1), kind: 'order', order: orderOf(7) } } },
};
export const DeletedOrder: Story = { args: { of: { message: { ...messageOf('', 1), kind: 'order' } } } };
export const PhoneOnly: Story = { args: { of: { message: messageOf('', 1, { kind: 'other' }) } } };
export const TextOnItsWay: Story = { args: { isOwn: true, of: onItsWay('能赶上今天发货吗？', { at: 'inFlight' }) } };
export const ImageOnItsWay: Story = {
  args: {
    isOwn: true,
    of: onItsWay('', { at: 'draft', upload: { state: 'going', part: 0.42 } }, { kind: 'image', image: photoFile() }),
  },
};
export const StoredImageOnItsWay: Story = {
  args: { isOwn: true, of: onItsWay(PHOTO, { at: 'inFlight' }, { kind: 'image' }) },
};
export const ProductOnItsWay: Story = {
  args: { isOwn: true, of: onItsWay('3020', { at: 'inFlight' }, { kind: 'product' }) },
};
export const OrderOnItsWay: Story = {
  args: { isOwn: true, of: onItsWay('cp202611201408080418', { at: 'queued' }, { kind: 'order' }) },
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
