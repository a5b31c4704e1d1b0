import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishLists, savedLists, traditionalLists } from '../fixtures-saved.ts';
import { SaveListDialog } from './SaveListDialog.tsx';

const meta = {
  component: SaveListDialog,
  args: {
    name: '车站大厅-v3',
    lists: ready(savedLists),
    lines: 578,
    pieces: 4665,
    leftOut: 7,
    most: 10_000,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SaveListDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { lists: loading } };
export const Failed: Story = { args: { lists: failed('offline') } };
export const Empty: Story = { args: { lists: ready([]) } };
export const InPlace: Story = {
  play: async ({ userEvent }) => userEvent.click(await screen.findByRole('radio', { name: '替换已有的一份' })),
};
export const Busy: Story = { args: { saving: { state: 'busy' } } };
export const NotSaved: Story = {
  args: { saving: { state: 'failed', failure: { kind: 'refused', message: '清单名称含有敏感词' } } },
};
/** No answer came: the list may be saved. */
export const Unanswered: Story = { args: { saving: { state: 'unknown' } } };
export const NothingUnderstood: Story = { args: { lines: 0, pieces: 0, leftOut: 31 } };
export const TooMany: Story = { args: { lines: 12_400, pieces: 98_000 } };
export const NameTooLong: Story = { args: { name: '车站大厅'.repeat(16) } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    name: 'Station hall with all platforms and both signal boxes',
    lists: ready(englishLists),
    lines: 1,
    leftOut: 1,
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { name: '車站大廳-v3', lists: ready(traditionalLists) },
  globals: { language: 'zh-Hant' },
};
