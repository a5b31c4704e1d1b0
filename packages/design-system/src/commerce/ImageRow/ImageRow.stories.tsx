import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageRow } from './ImageRow.tsx';

const photo = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`;

const meta = {
  component: ImageRow,
  args: { images: [photo('peru'), photo('teal')], label: '图片', nameOf: (at: number) => `图片 ${at}，放大` },
} satisfies Meta<typeof ImageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneImage: Story = { args: { images: [photo('peru')] } };
