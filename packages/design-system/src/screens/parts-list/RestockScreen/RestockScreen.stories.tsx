import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { lineOf } from '../../../commerce/fixtures-lines.ts';
import { failed, loading, ready } from '../../../loadable.ts';
import { RestockScreen, type Awaited, type RestockState } from './RestockScreen.tsx';

const awaited = (id: string, state: RestockState, line?: Awaited['line']): Awaited => ({
  id,
  productId: '3020',
  state,
  line,
});
const yellow = lineOf({
  name: '坡面砖 45° 2×2',
  colour: '杏黄',
  partNumber: '3039',
  picture: { kind: 'part', shape: 'slope-45-2x2', hex: 'E4CD9E', finish: 'solid' },
});
const ALERTS = [
  awaited('1', 'back', lineOf()),
  awaited('2', 'waiting', yellow),
  awaited('3', 'notSold', lineOf({ colour: '深紫' })),
  awaited('4', 'unread'),
];

const meta = {
  component: RestockScreen,
  parameters: { layout: 'fullscreen' },
  args: { alerts: ready(ALERTS), most: 30, onRetry: fn(), onRemove: fn() },
} satisfies Meta<typeof RestockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { alerts: loading } };
export const Failed: Story = { args: { alerts: failed('offline') } };
export const Empty: Story = { args: { alerts: ready([]) } };
export const WorstCaseEnglish: Story = {
  args: {
    alerts: ready([
      awaited(
        '1',
        'notSold',
        lineOf({
          name: 'Technic, Axle and Pin Connector Perpendicular 3L with Centre Pin Hole',
          colour: 'Trans-Dark Blue',
        }),
      ),
      awaited('4', 'unread'),
    ]),
  },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: { alerts: ready([awaited('1', 'waiting', lineOf({ name: '基礎板 2×4', colour: '大紅' }))]) },
  globals: { language: 'zh-Hant', viewport: { value: 'phone' } },
};
