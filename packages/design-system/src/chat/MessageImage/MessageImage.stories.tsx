import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PHOTO } from '../fixtures.ts';
import { MessageImage } from './MessageImage.tsx';

/** A picture with a red frame at its edges, in px. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="white" stroke="red" stroke-width="16"/></svg>`)}`;

const meta = { component: MessageImage, args: { url: PHOTO, onEnlarge: fn() } } satisfies Meta<typeof MessageImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** No edge of the image is cut off: it is fitted into its box, and its box is inside the frame. */
const showsWhole: Story['play'] = async ({ canvasElement }) => {
  const image = canvasElement.querySelector('img') as HTMLImageElement;
  await image.decode();
  await expect(image).toHaveStyle({ objectFit: 'contain', objectPosition: '50% 50%' });
  const box = image.getBoundingClientRect();
  const frame = (image.parentElement as HTMLElement).getBoundingClientRect();
  await expect(box.width * box.height).toBeGreaterThan(0);
  for (const side of ['top', 'left'] as const) await expect(box[side]).toBeGreaterThanOrEqual(frame[side]);
  for (const side of ['bottom', 'right'] as const) await expect(box[side]).toBeLessThanOrEqual(frame[side]);
};
/** A screenshot of a phone and a wide photo: both are shown whole. */
export const Portrait: Story = { args: { url: drawn(300, 640) }, play: showsWhole };
export const Panorama: Story = { args: { url: drawn(900, 200) }, play: showsWhole };
export const Uploading: Story = { args: { uploaded: 0.42 } };
export const Broken: Story = { args: { url: 'data:image/png;base64,x' } };
export const WorstCaseEnglish: Story = { args: { url: 'data:image/png;base64,x' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { url: 'data:image/png;base64,x' },
  globals: { language: 'zh-Hant' },
};
