import { cleanText } from '@shop/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Composer, type ComposerProps } from './Composer.tsx';

/** As in the app, the reported draft is passed back. */
function WithDraft({ draft, onDraft, ...props }: ComposerProps) {
  const [text, setText] = useState(draft);
  return (
    <Composer
      {...props}
      draft={text}
      onDraft={(next) => {
        setText(next);
        onDraft(next);
      }}
    />
  );
}

const picture = (name: string, type: string) => new File(['picture'], name, { type });

const args: ComposerProps = {
  draft: '',
  canSend: true,
  asStored: cleanText,
  onDraft: fn(),
  onSend: fn(),
  onImage: fn(async () => 'sent' as const),
  onEnd: fn(),
};

const meta = {
  component: Composer,
  render: (props) => <WithDraft {...props} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '4.32rem', paddingTop: '3.6rem' }}>
        <Story />
      </div>
    ),
  ],
  args,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { draft: '地址在杭州，周日前到就行' } };
export const Empty: Story = {};
export const OnTouchScreen: Story = {
  beforeEach: () => {
    const { matchMedia } = globalThis;
    const touch = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    globalThis.matchMedia = (query) =>
      query.includes('coarse') ? (touch as unknown as MediaQueryList) : matchMedia(query);
    return () => {
      globalThis.matchMedia = matchMedia;
    };
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox');
    await expect(box).not.toHaveAttribute('placeholder', expect.stringContaining('Enter'));
  },
};
export const AboutAPart: Story = { args: { asked: { name: '基础砖 2×4', colour: '大红', stock: 1204 } } };
export const AboutASoldOutColour: Story = { args: { asked: { name: '基础砖 2×4', colour: '大红', stock: 0 } } };
export const ManyLines: Story = {
  args: {
    draft: Array.from({ length: 12 }, (_, line) => `第 ${line + 1} 行`).join('\n'),
    asStored: (text) => text.trim(),
  },
};
export const CannotSend: Story = { args: { draft: '登录已过期，这句还在', canSend: false } };
export const Sent: Story = {
  args: { draft: '' },
  play: async ({ canvasElement, args: given }) => {
    const box = within(canvasElement).getByRole('textbox');
    await userEvent.type(box, '  周日前到就行 {Enter}');
    await expect(given.onSend).toHaveBeenCalledWith('周日前到就行');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
export const WithEmoji: Story = {
  args: { draft: '谢谢' },
  play: async ({ canvasElement, args: given }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '表情' }));
    await userEvent.click(await page.findByRole('button', { name: '拜托' }));
    await expect(given.onDraft).toHaveBeenLastCalledWith('谢谢[em-tlj-46]');
  },
};
export const WouldChange: Story = { args: { draft: '我 <3 这些砖\n一共两行[em-tlj-7]' } };
export const WouldBeEmpty: Story = { args: { draft: '<3' } };
export const Escaped: Story = {
  args: { draft: '我 <3 这些砖\n一共两行' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: '全部保留' }));
    await expect(page.getByRole('textbox')).toHaveValue('我 ＜3 这些砖 / 一共两行');
    await expect(page.queryByRole('button', { name: '全部保留' })).not.toBeInTheDocument();
  },
};
/** The result of each refused file. */
const RESULTS: Readonly<Record<string, 'wrongKind' | 'tooLarge'>> = {
  '清单.txt': 'wrongKind',
  '巨幅全景.png': 'tooLarge',
};
export const WrongFiles: Story = {
  args: {
    draft: '这张是旧墙',
    onImage: fn(async (image: File) => RESULTS[image.name] ?? 'sent'),
  },
  play: async ({ canvasElement, args: given }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(
      input,
      [picture('清单.txt', 'text/plain'), picture('旧墙.jpg', 'image/jpeg'), picture('巨幅全景.png', 'image/png')],
      { applyAccept: false },
    );
    await expect(given.onImage).toHaveBeenCalledTimes(3);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '清单.txt 上传图片只能是 JPG、PNG 格式!',
    );
  },
};
export const AsksBeforeEnd: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /结束聊天|結束聊天|End chat/ }));
    await expect(page.getByRole('group')).toBeVisible();
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    asked: { name: 'Technic Brick 1 × 16 with Holes and Reinforced Ends', colour: 'Trans-Light Blue', stock: 18_745 },
    draft:
      'Could you please check whether all 24 of the transparent light blue slopes <2x2> are in stock before Sunday?\nThe second line asks for a discount.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'End chat' }));
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { draft: '請問這 24 片透明淺藍斜面磚 <2x2> 星期日前還有貨嗎？\n第二行想問能不能便宜一點。' },
  globals: { language: 'zh-Hant' },
};
