import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DeliveryMark } from './DeliveryMark.tsx';

const meta = {
  component: DeliveryMark,
  args: { of: { at: 'inFlight' }, onResend: fn(), onDiscard: fn() },
} satisfies Meta<typeof DeliveryMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Queued: Story = { args: { of: { at: 'queued' } } };
export const Delivered: Story = { args: { of: { at: 'confirmed', by: 'echo' } } };
export const FoundInRecord: Story = { args: { of: { at: 'confirmed', by: 'history' } } };
export const Uploading: Story = { args: { of: { at: 'draft', upload: { state: 'going', part: 0.42 } } } };
export const Refused: Story = { args: { of: { at: 'refused', reason: '您发送的消息太频繁' } } };
export const NoAnswer: Story = { args: { of: { at: 'needsDecision', doubt: 'noAnswer' } } };
export const HistoryUnclear: Story = { args: { of: { at: 'needsDecision', doubt: 'historyUnclear' } } };
export const NotUploaded: Story = { args: { of: { at: 'draft', upload: { state: 'failed' } } } };
export const UploadRefused: Story = {
  args: { of: { at: 'draft', upload: { state: 'refused', reason: '文件大小超过 5M' } } },
};
export const WorstCaseEnglish: Story = {
  args: { of: { at: 'needsDecision', doubt: 'historyUnclear' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { of: { at: 'draft', upload: { state: 'failed' } } },
  globals: { language: 'zh-Hant' },
};
