import type { Meta, StoryObj } from '@storybook/react-vite';
import { StudLoader } from './StudLoader.tsx';

const meta = { component: StudLoader, args: {} } satisfies Meta<typeof StudLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Labelled: Story = { args: { label: '正在算价钱' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
