import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

const meta = {
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { status: 500, onRetry: fn() },
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const BadRequest: Story = { args: { status: 400 } };
export const NotFound: Story = { args: { status: 404 } };
export const ServerMessage: Story = { args: { status: 503, message: '系统维护中，预计 10:00 恢复' } };
export const NothingToRetry: Story = { args: { onRetry: undefined } };
export const Dark: Story = { args: { status: 400 }, globals: { theme: 'dark' } };
export const Narrow: Story = { args: { status: 400 }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { message: 'Failed to fetch dynamically imported module: https://shop.example/assets/product-4f0c81d2.js' },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { status: 400, message: '參數錯誤' },
  globals: { language: 'zh-Hant' },
};
