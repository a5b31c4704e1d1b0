import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SCENES } from '../../pictures/picture-address.ts';
import { PartPicture } from './PartPicture.tsx';
import { PartScene } from './PartScene.tsx';

const meta = {
  component: PartPicture,
  args: { shape: '3001', colour: { hex: '#C91A09', finish: 'solid' }, alt: '基础砖 2×4，大红', size: 160 },
} satisfies Meta<typeof PartPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every picture of the story is drawn: the symbols of its files have a size. */
const isDrawn: Story['play'] = async ({ canvasElement }) => {
  const widths = () =>
    [...canvasElement.querySelectorAll<SVGUseElement>('use')].map((picture) => picture.getBBox().width);
  await waitFor(() => expect(Math.min(...widths())).toBeGreaterThan(0));
};

export const Ready: Story = { play: isDrawn };
export const Black: Story = {
  args: { shape: '3701', colour: { hex: '#05131D', finish: 'solid' }, alt: '科技砖 1×4，黑' },
};
/** White and thin: the light ground needs a rim. */
export const WhiteThin: Story = {
  args: { shape: '87585', colour: { hex: '#FFFFFF', finish: 'solid' }, alt: '白色细长件' },
};
/** Its legs are black, whatever the colour of the body. */
export const BlackLegs: Story = {
  args: { shape: '970c03', colour: { hex: '#C91A09', finish: 'solid' }, alt: '下身，黑腿' },
};
export const Clear: Story = {
  args: { colour: { hex: '#AEEFEC', finish: 'transparent' }, alt: '基础砖 2×4，透明浅蓝' },
};
export const Chrome: Story = {
  args: { shape: '14769', colour: { hex: '#DFC176', finish: 'chrome' }, alt: '圆光面板 2×2，电镀金' },
};
export const Glitter: Story = { args: { colour: { hex: '#AEEFEC', finish: 'glitter' }, alt: '基础砖 2×4，闪粉浅蓝' } };
export const PrintNotShown: Story = { args: { shape: '14769', lacks: 'print', alt: '圆形光面板 2×2 表情印刷' } };
export const PrintNotShownSmall: Story = { args: { shape: '14769', lacks: 'print', alt: '', size: 56 } };
export const SimilarShown: Story = { args: { shape: '98560', lacks: 'mould', alt: '坡面砖 75° 2×2×3 实心凸点' } };
export const SimilarShownSmall: Story = { args: { shape: '98560', lacks: 'mould', alt: '', size: 56 } };
export const NotDrawn: Story = { args: { shape: '6177b', lacks: 'shape', alt: '圆形光面板 8×8' } };
/** No file has this shape. */
export const Unknown: Story = { args: { shape: 'gizmo-9', alt: '新零件' }, play: isDrawn };
export const Decoration: Story = { args: { alt: '' } };
export const Scenes: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 320px)', gridAutoRows: '240px', gap: 16 }}>
      {SCENES.map((name) => (
        <PartScene key={name} name={name} />
      ))}
    </div>
  ),
  play: isDrawn,
};
