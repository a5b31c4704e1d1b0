import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PHOTO } from '../fixtures.ts';
import { MessageImage } from './MessageImage.tsx';

const meta = { component: MessageImage, args: { url: PHOTO, onEnlarge: fn() } } satisfies Meta<typeof MessageImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Uploading: Story = { args: { uploaded: 0.42 } };
export const Broken: Story = { args: { url: 'data:image/png;base64,x' } };
export const WorstCaseEnglish: Story = { args: { url: 'data:image/png;base64,x' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = {
  args: { url: 'data:image/png;base64,x' },
  globals: { language: 'zh-Hant' },
};
