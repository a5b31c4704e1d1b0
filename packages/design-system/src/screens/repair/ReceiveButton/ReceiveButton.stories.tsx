import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ReceiveButton } from './ReceiveButton.tsx';

const meta = { component: ReceiveButton, args: { look: 'main', onReceive: fn() } } satisfies Meta<typeof ReceiveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
