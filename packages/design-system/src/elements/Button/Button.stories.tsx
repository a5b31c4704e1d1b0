import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: '加入购物车', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { look: 'main', size: 'large' } };
export const Outline: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const Text: Story = { args: { look: 'text' } };
export const Busy: Story = { args: { look: 'main', isBusy: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WorstCaseEnglish: Story = {
  args: { look: 'main', isWide: true, children: 'Put these four hundred pieces into the cart' },
  globals: { language: 'en' },
};
