import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmojiPanel } from './EmojiPanel.tsx';

const meta = {
  component: EmojiPanel,
  decorators: [
    (Story) => (
      <div style={{ padding: '3.6rem 0.16rem 0.16rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { onChoose: fn() },
} satisfies Meta<typeof EmojiPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await expect(await page.findAllByRole('gridcell')).toHaveLength(58);
  },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    await waitFor(() => expect(page.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}{End}{Enter}');
    await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'em-tlj-10');
    await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'em-tlj-16');
  },
};
export const WorstCaseEnglish: Story = { play: Opened.play, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { play: Opened.play, globals: { language: 'zh-Hant' } };
