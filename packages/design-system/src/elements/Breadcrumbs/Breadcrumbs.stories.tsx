import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: '首页', to: { name: 'home' } },
      { label: '颗粒商城', to: { name: 'parts' } },
      { label: '基础板 2×4' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrow: Story = {
  args: {
    crumbs: [
      { label: '首页', to: { name: 'home' } },
      { label: '颗粒商城', to: { name: 'parts' } },
      { label: '科技与机械零件', to: { name: 'parts', category: '7' } },
      { label: '带摩擦栓的转向节 3×3 旋转底座' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: {
    crumbs: [
      { label: 'Home', to: { name: 'home' } },
      { label: 'Shop', to: { name: 'parts' } },
      { label: 'Technic brick modified with pin holes and rotation joint socket' },
    ],
  },
  globals: { language: 'en' },
};
