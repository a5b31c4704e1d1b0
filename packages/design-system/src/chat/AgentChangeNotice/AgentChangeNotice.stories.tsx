import type { Meta, StoryObj } from '@storybook/react-vite';
import { yuan } from '../fixtures.ts';
import { AgentChangeNotice } from './AgentChangeNotice.tsx';

const meta = { component: AgentChangeNotice, args: { agent: yuan } } satisfies Meta<typeof AgentChangeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Unnamed: Story = { args: { agent: { ...yuan, name: '' } } };
export const WorstCaseEnglish: Story = {
  args: { agent: { ...yuan, name: 'Alexandra from the replacement parts team' } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
