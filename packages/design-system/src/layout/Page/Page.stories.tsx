import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, SkipLink } from './Page.tsx';

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { title: '购物车', children: <p>十种，二百七十五颗。</p> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Narrow: Story = { args: { width: 'narrow' } };
export const WithoutTitle: Story = { args: { title: undefined, children: <h1>自己的标题</h1> } };
export const WithSkipLink: Story = {
  render: (args) => (
    <>
      <SkipLink />
      <Page {...args} />
    </>
  ),
};
export const WorstCaseEnglish: Story = {
  args: { title: 'Shipped in 2 parcels', children: <p>405 pieces in 7 lines</p> },
  globals: { language: 'en' },
};
