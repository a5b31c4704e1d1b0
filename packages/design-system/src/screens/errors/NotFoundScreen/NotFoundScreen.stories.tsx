import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/goods_detial/10427' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const PathUnknown: Story = { args: { path: '' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { path: `/en/${'a-long-path-that-somebody-made-up/'.repeat(6)}<script>alert(1)</script>` },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: { path: '/vi/商品/二乘四板' }, globals: { language: 'zh-Hant' } };
