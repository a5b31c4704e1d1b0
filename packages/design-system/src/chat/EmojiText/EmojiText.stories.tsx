import type { Meta, StoryObj } from '@storybook/react-vite';
import { EMOJI, emojiCode } from '../emoji/emoji-names.ts';
import { EmojiText } from './EmojiText.tsx';

const meta = {
  component: EmojiText,
  decorators: [
    (Story) => (
      <p style={{ maxWidth: '4rem', padding: '0.16rem' }}>
        <Story />
      </p>
    ),
  ],
  args: { text: '墙是大红，混进一颗梅红[em-tlj-1]' },
} satisfies Meta<typeof EmojiText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Alone: Story = { args: { text: '[em-tlj-42][em-tlj-7]' } };
export const Unknown: Story = { args: { text: '这个没有：[em-foo] [em-tlj-59]' } };
export const All: Story = { args: { text: EMOJI.map(emojiCode).join(' ') } };
export const WorstCaseEnglish: Story = {
  args: {
    text: `Three bags of plates, one of them torn ${emojiCode('em-tlj-18')}${emojiCode('em-tlj-58')} but every single piece was in there, thank you ${emojiCode('em-tlj-46')}`.repeat(
      3,
    ),
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { text: `三袋都到了${emojiCode('em-tlj-45')}一顆不少，顏色也對，謝謝${emojiCode('em-tlj-46')}`.repeat(6) },
  globals: { language: 'zh-Hant' },
};
