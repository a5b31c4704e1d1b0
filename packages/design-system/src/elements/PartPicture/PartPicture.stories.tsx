import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartPicture } from './PartPicture.tsx';
import { PartPictureSheet } from './PartPictureSheet.tsx';

const meta = {
  component: PartPicture,
  args: { shape: 'brick-2x4', colour: { hex: '#C91A09', finish: 'solid' }, alt: '基础砖 2×4，大红', size: 160 },
  decorators: [
    (Story) => (
      <PartPictureSheet>
        <Story />
      </PartPictureSheet>
    ),
  ],
} satisfies Meta<typeof PartPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Black: Story = {
  args: { shape: 'technic-1x4', colour: { hex: '#05131D', finish: 'solid' }, alt: '科技砖 1×4，黑' },
};
export const Clear: Story = {
  args: { colour: { hex: '#AEEFEC', finish: 'transparent' }, alt: '基础砖 2×4，透明浅蓝' },
};
export const Chrome: Story = {
  args: { shape: 'roundtile-2x2', colour: { hex: '#DFC176', finish: 'chrome' }, alt: '圆光面板 2×2，电镀金' },
};
export const Schematic: Story = {
  args: { shape: 'schematic-minifig-2x2', colour: { hex: '#9BA19D', finish: 'solid' }, alt: '示意图，2×2' },
};
export const Decoration: Story = { args: { alt: '' } };
/** One shape in three colours: the page contains its drawing once. */
export const ThreeColours: Story = {
  render: (args) => (
    <>
      {['#C91A09', '#0055BF', '#F2CD37'].map((hex) => (
        <PartPicture key={hex} {...args} colour={{ hex, finish: 'solid' }} alt={hex} />
      ))}
    </>
  ),
};
export const OutsideASheet: Story = { decorators: [], render: (args) => <PartPicture {...args} /> };
