import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  args: {
    title: '存为清单',
    children: '会保存 578 种 4,665 颗。',
    footer: (
      <>
        <Button type="submit" look="main" size="large">
          存为清单
        </Button>
        <Button size="large">取消</Button>
      </>
    ),
    onLeave: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithField: Story = {
  args: { children: <TextField label="清单名称" value="车站大厅" onChange={fn()} />, onSubmit: fn() },
};
export const Long: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <a key={index} href={`#${index}`}>
        光面板 2×{index + 1} 深灰，库存不足
      </a>
    )),
  },
};
export const Bare: Story = {
  args: {
    look: 'bare',
    children: (
      <button type="button" style={{ padding: '1rem' }}>
        只有内容
      </button>
    ),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    title: 'Save the list of missing parts under another name',
    children: '7 lines were not recognised and will not be saved.',
    footer: (
      <>
        <Button look="main" size="large">
          Save the list with the shop
        </Button>
        <Button size="large">Return to the list without saving</Button>
      </>
    ),
  },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
