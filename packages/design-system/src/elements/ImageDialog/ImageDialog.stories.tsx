import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageDialog } from './ImageDialog.tsx';

/** A plain image of the given size, in px. */
const imageOf = (width: number, height: number, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`,
  )}`;

const meta = {
  component: ImageDialog,
  args: {
    images: [imageOf(480, 320, '#c91a09'), imageOf(320, 480, '#e4cd9e')],
    label: '小**砖的照片',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof ImageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneImage: Story = { args: { images: [imageOf(480, 320, '#c91a09')] } };
export const Small: Story = { args: { images: [imageOf(40, 40, '#c91a09')] } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const ClosedByButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '关闭大图' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const WorstCaseEnglish: Story = {
  args: { label: 'Photos by K**C' },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
