import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Suggestion } from '@shop/contracts';
import { failed, ready } from '../../loadable.ts';
import type { SearchSuggestions } from './search-suggestions.ts';
import { SearchBox } from './SearchBox.tsx';

const pictured = (shape: string, hex: string) => ({ kind: 'part' as const, shape, hex, finish: 'solid' as const });
const SUGGESTIONS: readonly Suggestion[] = [
  {
    kind: 'part',
    id: '2',
    name: '基础砖 2×4',
    number: '3001',
    picture: pictured('3001', 'C91A09'),
    uniqueId: '3001-00',
  },
  {
    kind: 'part',
    id: '1',
    name: '基础板 2×4',
    number: '3020',
    picture: pictured('3020', 'C91A09'),
    uniqueId: '3020-00',
  },
  { kind: 'category', id: '202', top: '2', name: '基础板 宽 2', count: 18 },
  { kind: 'search', text: '大红 2×4 板', count: 6 },
];
const ENGLISH: readonly Suggestion[] = [
  {
    kind: 'part',
    id: '2',
    name: 'Technic Brick Modified 1 × 2 with Two Pin Holes and a Rotation Joint Socket',
    number: '48171',
    picture: pictured('3700', '0055BF'),
    uniqueId: '',
  },
  { kind: 'category', id: '7', top: '', name: 'Wedges and corners', count: 1204 },
  { kind: 'search', text: 'trans-light blue round plate with pin hole', count: 6 },
];

const suggestions: SearchSuggestions = {
  matches: ready(SUGGESTIONS),
  recent: ['3020 大红', '轮'],
  hot: ['2×4 砖', '透明圆板', '科技销'],
  onOpen: fn(() => Promise.resolve()),
  onType: fn(),
  onForget: fn(),
  onChoose: fn(),
};

const meta = {
  component: SearchBox,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '4.86rem', minHeight: '4.6rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { onSearch: fn(), suggestions },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the list, as a click or typing does. */
const opened =
  (text = ''): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('combobox');
    await userEvent.click(box);
    if (text) await userEvent.type(box, text);
    await expect(await within(canvasElement).findAllByRole('option')).not.toHaveLength(0);
  };

export const Ready: Story = {};
/** On the page of its results. */
export const WithQuery: Story = { args: { query: '红色 2x4 板' } };
export const WithoutSuggestions: Story = { args: { suggestions: undefined } };
export const RecentAndHot: Story = { play: opened() };
export const Suggestions: Story = { play: opened('2x4 红') };
export const ByKeyboard: Story = {
  play: async (context) => {
    await opened('2x4')(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await within(context.canvasElement).findByRole('option', { selected: true })).toHaveTextContent(
      '3020',
    );
  },
};
/** Removes recent searches, as the shop does. */
export const RemovingRecent: Story = {
  render: function Remembering(args) {
    const [recent, setRecent] = useState(suggestions.recent);
    return (
      <SearchBox
        {...args}
        suggestions={{
          ...suggestions,
          recent,
          onForget: (text) => setRecent((before) => (text === undefined ? [] : before.filter((one) => one !== text))),
        }}
      />
    );
  },
  play: opened(),
};
export const NoSuggestions: Story = {
  args: { suggestions: { ...suggestions, matches: ready([]) } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), '会飞的砖');
  },
};
export const SuggestionsFailed: Story = {
  args: { suggestions: { ...suggestions, matches: failed('server') } },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), '2x4');
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: opened('2x4') };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '2rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const WorstCaseEnglish: Story = {
  args: { suggestions: { ...suggestions, matches: ready(ENGLISH) } },
  globals: { language: 'en' },
  play: opened('round'),
};
export const WorstCaseTraditional: Story = { globals: { language: 'zh-Hant' }, play: opened() };
