import type { Meta, StoryObj } from '@storybook/react-vite';
import { failed, loading, ready } from '../../../loadable.ts';
import { PhoneBuying } from './PhoneBuying.tsx';

const meta = {
  component: PhoneBuying,
  args: { phone: ready({ address: 'https://m.example.com/pages/goods_details/index?id=1' }) },
} satisfies Meta<typeof PhoneBuying>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { phone: loading } };
export const Failed: Story = { args: { phone: failed('server') } };
export const PictureOfTheCode: Story = {
  args: {
    phone: ready({
      code: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h4v4H0zM5 5h4v4H5z"/></svg>')}`,
    }),
  },
};
/** The server could not create the code of the mini programme. */
export const WithoutACode: Story = { args: { phone: ready({ code: '' }) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
