import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = { component: Loader, args: {} } satisfies Meta<typeof Loader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Labelled: Story = { args: { label: '正在算价钱' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
