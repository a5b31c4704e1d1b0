import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** A headline in two lines, which is one line and a half wide. */
export const LongTitle: Story = {
  args: { title: '支付成功，我们马上给你配货' },
  decorators: [
    (Story) => (
      <div style={{ width: '3.4rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('heading', { level: 1 }).firstChild as Text;
    await expect(linesOf(text)).toEqual(['支付成功，', '我们马上给你配货']);
  },
};
function linesOf(text: Text): string[] {
  const range = document.createRange();
  const tops = [...text.data].map((_, at) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  });
  return Map.groupBy([...text.data], (_, at) => tops[at])
    .values()
    .map((letters) => letters.join(''))
    .toArray();
}
export const WorstCaseEnglish: Story = {
  args: { title: 'Shipped in 2 parcels', children: <p>405 pieces in 7 lines</p> },
  globals: { language: 'en' },
};
