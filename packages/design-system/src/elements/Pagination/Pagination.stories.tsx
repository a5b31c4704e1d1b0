import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const meta = { component: Pagination, args: { page: 1, pageCount: 25, toPlace: (page: number) => ({ name: 'parts' as const, page }) } } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Middle: Story = { args: { page: 12 } };
export const Last: Story = { args: { page: 25 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
export const Narrow: Story = { args: { page: 12 }, globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = { args: { page: 1234, pageCount: 5678 }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { page: 5 }, globals: { language: 'zh-Hant' } };
