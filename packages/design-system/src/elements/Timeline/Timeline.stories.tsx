import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TimelineStep } from './Timeline.tsx';
import { Timeline } from './Timeline.tsx';

const NOW = Date.parse('2026-11-18T18:40:00+08:00');
const STEPS: TimelineStep[] = [
  { label: '下单', time: NOW - 90_000_000, state: 'done' },
  { label: '付款', time: NOW - 89_000_000, state: 'done' },
  { label: '发货', time: NOW, state: 'now' },
  { label: '收货', state: 'todo' },
  { label: '评价', state: 'todo' },
];

const meta = { component: Timeline, args: { steps: STEPS } } satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Start: Story = {
  args: { steps: STEPS.map(({ label }, index) => ({ label, state: index === 0 ? 'now' : 'todo' })) },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: { steps: STEPS.map((step) => ({ ...step, label: `Waiting to be ${step.label}` })) },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
