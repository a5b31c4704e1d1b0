import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductPicture } from './ProductPicture.tsx';

const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3"/></svg>')}`;

const meta = {
  component: ProductPicture,
  decorators: [
    (Story) => (
      <div style={{ width: '2.12rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { picture: { kind: 'part', shape: '3001', hex: 'C91A09', finish: 'solid' }, alt: '基础砖 2×4，大红' },
} satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NoGround: Story = { args: { ground: 'none' } };
export const Photo: Story = { args: { picture: { kind: 'photo', url: PHOTO }, alt: '一张照片' } };
export const WithoutPhoto: Story = { args: { picture: { kind: 'photo', url: '' }, alt: '没有照片的商品' } };
