import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { component: Logo, args: { name: 'pip 颗粒铺', logo: '' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OtherShop: Story = { args: { name: '另一家积木店' } };
export const WithPicture: Story = {
  args: {
    name: '另一家积木店',
    logo: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"%3E%3Crect width="4" height="1"/%3E%3C/svg%3E',
  },
};
/** On a light ground of its own. */
export const WithPictureInTheDark: Story = { ...WithPicture, globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: { name: 'The Building-Brick Parts Company' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { name: 'pip 顆粒鋪' }, globals: { language: 'zh-Hant' } };
