import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefundStatusLabel } from './RefundStatusLabel.tsx';

const meta = { component: RefundStatusLabel, args: { state: 'underReview' } } satisfies Meta<typeof RefundStatusLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const AwaitingReturn: Story = { args: { state: 'awaitingReturn' } };
export const Returning: Story = { args: { state: 'returning' } };
export const Refunded: Story = { args: { state: 'refunded' } };
export const Rejected: Story = { args: { state: 'rejected' } };
export const Unknown: Story = { args: { state: 'unknown' } };
export const WorstCaseEnglish: Story = { args: { state: 'returning' }, globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { args: { state: 'rejected' }, globals: { language: 'zh-Hant' } };
