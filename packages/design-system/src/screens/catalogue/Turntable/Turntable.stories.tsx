import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loadFixtureMesh } from './fixtures-mesh.ts';
import { Turntable } from './Turntable.tsx';

const meta = {
  component: Turntable,
  args: {
    shape: '3001',
    number: '3001',
    colour: { hex: 'C91A09', finish: 'solid' },
    alt: '基础砖 2×4，大红',
    loadMesh: loadFixtureMesh,
  },
} satisfies Meta<typeof Turntable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Turned as soon as the story is open. */
const turned = (keys: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    const grip = await canvas.findByRole('slider');
    grip.focus();
    await userEvent.keyboard(keys);
    await canvas.findByRole('img');
  },
});

export const Ready: Story = {};
export const Loading: Story = { args: { loadMesh: () => new Promise(() => undefined) }, ...turned('{ArrowRight}') };
export const Failed: Story = {
  args: { loadMesh: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider')).focus();
    await canvas.findByRole('button', { name: '重试' });
  },
};
export const Absent: Story = {
  args: { number: '78c09' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider')).focus();
    await canvas.findByText(/没有立体图/);
  },
};
export const Turned: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('slider')).focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{ArrowUp}');
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuenow', '50');
  },
};
export const FromBelow: Story = {
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: '底面' })),
};
export const BesideABrick: Story = {
  args: { shape: '3005', number: '3005', alt: '基础砖 1×1，大红' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2×4 砖' }));
    await canvas.findByText(/实际尺寸/);
  },
};
export const Transparent: Story = {
  args: { colour: { hex: 'AEEFEC', finish: 'transparent' } },
  ...turned('{ArrowLeft}'),
};
export const Pearl: Story = { args: { colour: { hex: 'AA7F2E', finish: 'pearl' } }, ...turned('{ArrowLeft}') };
export const Metallic: Story = { args: { colour: { hex: 'A5A9B4', finish: 'metal' } }, ...turned('{ArrowLeft}') };
export const Chrome: Story = { args: { colour: { hex: 'DFC176', finish: 'chrome' } }, ...turned('{ArrowLeft}') };
export const Glitter: Story = { args: { colour: { hex: 'DF6695', finish: 'glitter' } }, ...turned('{ArrowLeft}') };
export const Dark: Story = {
  args: { colour: { hex: '05131D', finish: 'solid' } },
  globals: { theme: 'dark' },
  ...turned('{ArrowLeft}'),
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, ...turned('{ArrowLeft}') };
export const WorstCaseEnglish: Story = {
  args: { alt: 'Brick 2 × 4, red' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Brick 2 × 4' }));
    await canvas.findByText(/Actual size/);
  },
};
export const WorstCaseTraditional: Story = {
  globals: { language: 'zh-Hant' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2×4 磚' }));
    await canvas.findByText(/實際尺寸/);
  },
};
