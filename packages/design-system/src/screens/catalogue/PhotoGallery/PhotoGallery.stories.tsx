import type { Meta, StoryObj } from '@storybook/react-vite';
import { photoProduct } from '../fixtures-product.ts';
import { PhotoGallery } from './PhotoGallery.tsx';

const photos = photoProduct.pictures.flatMap((each) => (each.kind === 'photo' ? [each.url] : []));
const meta = { component: PhotoGallery, args: { first: photos[0] ?? '', photos, alt: '收纳盒 十二格' } } satisfies Meta<
  typeof PhotoGallery
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnePhoto: Story = { args: { photos: photos.slice(0, 1) } };
export const NoPhoto: Story = { args: { first: '', photos: [] } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { alt: 'Storage box with twelve compartments' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
