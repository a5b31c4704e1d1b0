import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PHOTO } from '../fixtures.ts';
import { MessageImage } from './MessageImage.tsx';

/** A picture with a red frame at its edges, in px. */
const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="8" y="8" width="${width - 16}" height="${height - 16}" fill="white" stroke="red" stroke-width="16"/></svg>`)}`;

const meta = { component: MessageImage, args: { url: PHOTO, onEnlarge: fn() } } satisfies Meta<typeof MessageImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** A screenshot of a phone and a wide photo: both are shown whole. */
export const Portrait: Story = { args: { url: drawn(300, 640) } };
export const Panorama: Story = { args: { url: drawn(900, 200) } };
export const Uploading: Story = { args: { uploaded: 0.42 } };
export const Broken: Story = { args: { url: 'data:image/png;base64,x' } };
export const WorstCaseEnglish: Story = { args: { url: 'data:image/png;base64,x' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { url: 'data:image/png;base64,x' },
  globals: { language: 'zh-Hant' },
};
