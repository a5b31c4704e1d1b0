import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { summary } from '../fixtures-saved.ts';
import { ExportDialog } from './ExportDialog.tsx';

const nothing = { lines: 0, pieces: 0 };
const meta = { component: ExportDialog, args: { summary, onExport: fn(), onClose: fn() } } satisfies Meta<
  typeof ExportDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OfABucket: Story = { args: { scope: 'notSold' } };
/** Everything is bought, and most buckets are empty. */
export const AllBought: Story = {
  args: {
    summary: {
      buckets: {
        ready: { lines: 40, pieces: 300 },
        renamed: nothing,
        noColour: nothing,
        short: nothing,
        offSale: nothing,
        overLimit: nothing,
        notSold: nothing,
        unread: nothing,
        waiting: nothing,
      },
      total: { lines: 40, pieces: 300 },
      buying: { rows: 40, lines: 40, pieces: 300, sum: 6200, weight: 300 },
    },
  },
};
export const Busy: Story = { args: { exporting: 'busy' } };
export const NotWritten: Story = { args: { exporting: 'failed' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = { globals: { language: 'en' } };
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' } };
