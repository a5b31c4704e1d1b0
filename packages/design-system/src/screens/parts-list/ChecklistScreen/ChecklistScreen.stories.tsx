import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { namedColours } from '../colours.ts';
import { colours, inEnglish, inTraditional, rows } from '../fixtures-list.ts';
import { lineOfRow } from './checklist.ts';
import { ChecklistScreen } from './ChecklistScreen.tsx';

const lines = rows.map((row) => lineOfRow(row, namedColours(colours, 'zh-Hans')));
const list = { name: '车站大厅-v3.xml', lines, total: lines.length };

const meta = {
  component: ChecklistScreen,
  args: {
    checklist: ready(list),
    back: { name: 'upload', view: 'list' },
    sort: 'colour',
    onSort: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ChecklistScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { checklist: loading } };
export const Failed: Story = { args: { checklist: failed('offline') } };
export const Empty: Story = { args: { checklist: ready({ name: '', lines: [], total: 0 }) } };
/** An order, whose lines have one order, and of which pieces were refunded. */
export const OfAnOrder: Story = {
  args: {
    back: { name: 'order', order: 'cp2026112114320800001' },
    sort: undefined,
    checklist: ready({
      name: 'cp2026112114320800001',
      total: 2,
      lines: [
        {
          key: '1',
          name: '基础板 2×4',
          number: '3020',
          colour: '大红',
          swatch: { hex: 'C91A09', finish: 'solid' },
          picture: { kind: 'part', shape: '3020', hex: 'C91A09', finish: 'solid' },
          quantity: 24,
          note: { kind: 'refunded', pieces: 4 },
        },
        { key: '2', name: '', number: '', colour: '', quantity: 1 },
      ],
    }),
  },
};
/** A list that is longer than a checklist, while the shop is still asked for its parts. */
export const CutAndIncomplete: Story = {
  args: { checklist: ready({ ...list, total: 5200, incomplete: 'requested' }), isPrinting: true },
};
export const WithoutNames: Story = { args: { checklist: ready({ ...list, incomplete: 'failed' }) } };
export const WorstCaseEnglish: Story = {
  args: {
    checklist: ready({
      ...list,
      lines: rows.map((row) => lineOfRow(inEnglish(row), namedColours(colours, 'en'))),
    }),
  },
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const WorstCaseTraditional: Story = {
  args: {
    checklist: ready({
      ...list,
      lines: rows.map((row) => lineOfRow(inTraditional(row), namedColours(colours, 'zh-Hant'))),
    }),
  },
  globals: { language: 'zh-Hant' },
};
