import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeliveryLabel } from './DeliveryLabel.tsx';

const meta = {
  component: DeliveryLabel,
  args: { of: { status: 'inFlight' }, onResend: fn(), onDiscard: fn() },
} satisfies Meta<typeof DeliveryLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Queued: Story = { args: { of: { status: 'queued' } } };
export const Delivered: Story = { args: { of: { status: 'confirmed', by: 'echo' } } };
export const FoundInHistory: Story = { args: { of: { status: 'confirmed', by: 'history' } } };
export const Uploading: Story = { args: { of: { status: 'draft', upload: { status: 'uploading', progress: 0.42 } } } };
export const Refused: Story = { args: { of: { status: 'refused', reason: '您发送的消息太频繁' } } };
export const NoAnswer: Story = { args: { of: { status: 'unconfirmed', reason: 'noAnswer' } } };
export const HistoryUnclear: Story = { args: { of: { status: 'unconfirmed', reason: 'historyUnclear' } } };
export const NotUploaded: Story = { args: { of: { status: 'draft', upload: { status: 'failed' } } } };
export const UploadRefused: Story = {
  args: { of: { status: 'draft', upload: { status: 'refused', reason: '文件大小超过 5M' } } },
};
export const WorstCaseEnglish: Story = {
  args: { of: { status: 'unconfirmed', reason: 'historyUnclear' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { of: { status: 'draft', upload: { status: 'failed' } } },
  globals: { language: 'zh-Hant' },
};
