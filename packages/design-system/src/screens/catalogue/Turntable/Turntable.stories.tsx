import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Turntable } from './Turntable.tsx';

const meta = {
  component: Turntable,
  args: { shape: 'brick-2x4', colour: { hex: 'C91A09', finish: 'solid' }, alt: '基础砖 2×4，大红' },
} satisfies Meta<typeof Turntable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Turned: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuetext', '50°');
  },
};
export const FromAbove: Story = {
  args: { shape: 'slope-45-2x2', alt: '坡面砖 45° 2×2，大红' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '俯视' }));
    await canvas.findByRole('img', { name: /俯视/ });
  },
};
export const BesideABrick: Story = {
  args: { shape: 'gear-24', colour: { hex: '0055BF', finish: 'solid' }, alt: '齿轮 24 齿，蓝色' },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '比 2×4 砖' })),
};
export const Clear: Story = { args: { colour: { hex: 'AEEFEC', finish: 'transparent' } } };
export const Chrome: Story = { args: { shape: 'roundtile-2x2', colour: { hex: 'DFC176', finish: 'chrome' } } };
export const Long: Story = { args: { shape: 'technic-1x16', alt: '科技砖 1×16' } };
export const Unknown: Story = { args: { shape: 'schematic-minifig-2x2', alt: '示意图' } };
export const Dark: Story = { args: { colour: { hex: '05131D', finish: 'solid' } }, globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { alt: 'Brick 2 × 4, red' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
