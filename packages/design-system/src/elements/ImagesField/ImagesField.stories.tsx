import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MAX_IMAGE_BYTES } from './check-image.ts';
import { ImagesField } from './ImagesField.tsx';
import type { FieldImage } from './ImageTile.tsx';

/** A drawn photo, so that stories need no network. */
const photo = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/><circle cx="4" cy="4" r="2" fill="white" opacity=".5"/></svg>`)}`;
const sent: FieldImage = { id: '1', name: 'IMG_2041.jpg', preview: photo('peru'), state: 'sent' };
const sending: FieldImage = { id: '2', name: 'IMG_2042.jpg', preview: photo('teal'), state: 'sending', progress: 0.4 };
const stuck: FieldImage = { id: '3', name: '微信图片_20261124.png', preview: photo('brown'), state: 'failed' };

const meta = {
  component: ImagesField,
  args: { label: '图片（选填）', images: [sent], most: 3, onAdd: fn(), onRemove: fn(), onTryAgain: fn() },
  render: (args) => (
    <form>
      <ImagesField {...args} />
    </form>
  ),
} satisfies Meta<typeof ImagesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { images: [] } };
export const Uploading: Story = { args: { images: [sent, sending] } };
export const UploadFailed: Story = { args: { images: [sent, stuck] } };
export const Full: Story = { args: { images: [sent, sending, stuck] } };
/** A field of one image. */
export const Replaceable: Story = { args: { label: '购买凭证', most: 1, isReplaceable: true } };
export const Invalid: Story = { args: { images: [sending], error: '图片传好后再提交' } };
/** A text file named .jpg, an image one byte too large, and more images than allowed. */
export const Refused: Story = {
  args: { images: [sent, { ...sent, id: '4' }] },
  play: async ({ canvasElement }) => {
    const start = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const files = [
      new File(['这是一段文字'], '说明.jpg', { type: 'image/jpeg' }),
      new File([start, new Uint8Array(MAX_IMAGE_BYTES - 3)], 'IMG_2043.jpg', { type: 'image/jpeg' }),
      new File([start], 'IMG_2044.jpg', { type: 'image/jpeg' }),
      new File([start], 'IMG_2045.jpg', { type: 'image/jpeg' }),
    ];
    await userEvent.upload(canvasElement.querySelector('input') as HTMLInputElement, files);
    await expect(await within(canvasElement).findByText(/IMG_2043/)).toBeInTheDocument();
  },
};
export const Narrow: Story = {
  args: { images: [sent, sending, stuck], most: 6 },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Photos (optional)',
    images: [sent, { ...stuck, problem: 'The shop takes no more images today. Please send them in the chat.' }],
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '圖片（選填）', images: [sent, stuck] },
  globals: { language: 'zh-Hant' },
};
