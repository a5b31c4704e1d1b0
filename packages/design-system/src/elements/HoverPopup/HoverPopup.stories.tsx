import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoverPopup } from './HoverPopup.tsx';

const meta = {
  component: HoverPopup,
  args: { label: '购买商城', children: <a href="#tmall">旗舰店</a> },
} satisfies Meta<typeof HoverPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ToTheLeft: Story = {
  args: { side: 'left', icon: 'qr', label: '公众号' },
  decorators: [
    (Story) => (
      <div style={{ marginLeft: '3rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const WorstCaseEnglish: Story = {
  args: { label: 'Buy in another mall', children: <a href="#store">The flagship store of the brand</a> },
  globals: { language: 'en' },
};
