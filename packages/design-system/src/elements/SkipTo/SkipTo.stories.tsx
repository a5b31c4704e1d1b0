import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipTo } from './SkipTo.tsx';

const meta = {
  component: SkipTo,
  args: { id: 'behind', children: '跳过列表' },
  render: (args) => (
    <>
      <SkipTo {...args} />
      <button type="button">很长的清单</button>
      <p id="behind" tabIndex={-1}>
        清单后面
      </p>
    </>
  ),
} satisfies Meta<typeof SkipTo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Focused: Story = { play: async ({ canvasElement }) => within(canvasElement).getByRole('link').focus() };
export const Skipped: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent('清单后面');
  },
};
