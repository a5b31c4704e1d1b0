import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { englishLists, recentLists, savedLists, traditionalLists } from '../fixtures-saved.ts';
import { withoutFeatures } from '../../../places/without-features.tsx';
import { SavedListsScreen } from './SavedListsScreen.tsx';

const meta = {
  component: SavedListsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    lists: ready(savedLists),
    onRetry: fn(),
    onOpen: fn(),
    onRename: fn(),
    onDelete: fn(),
    onCombine: fn(),
    recent: ready(recentLists),
    onRetryRecent: fn(),
    onOpenRecent: fn(),
    onSaveRecent: fn(),
  },
} satisfies Meta<typeof SavedListsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first two lists are selected. */
const chooseTwo: Story['play'] = async ({ canvas, userEvent }) => {
  for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
};

export const Ready: Story = {};
export const Loading: Story = { args: { lists: loading, recent: loading } };
export const Failed: Story = { args: { lists: failed('server'), recent: failed('server') } };
export const Empty: Story = { args: { lists: ready([]), recent: ready([]) } };
export const Visitor: Story = { args: { isSignedIn: false, lists: loading } };
export const NotOffered: Story = { decorators: [withoutFeatures('savedLists')] };
export const OneChosen: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement),
};
export const TwoChosen: Story = { play: chooseTwo };
export const CombineFailed: Story = {
  args: { combining: { state: 'failed', failure: { kind: 'offline' } } },
  play: chooseTwo,
};
export const Combining: Story = { args: { combining: { state: 'busy' } }, play: chooseTwo };
export const Renaming: Story = {
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: '重命名：咖啡馆外墙' })),
};
export const Busy: Story = { args: { busy: { '7': 'delete', '9': 'open' } } };
export const Refused: Story = { args: { problems: { '7': { kind: 'refused', message: '名字里有不能用的字' } } } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' }, play: chooseTwo };
export const WorstCaseEnglish: Story = {
  args: { lists: ready(englishLists) },
  globals: { language: 'en' },
  play: chooseTwo,
};
export const WorstCaseTraditional: Story = {
  args: { lists: ready(traditionalLists) },
  globals: { language: 'zh-Hant' },
  play: chooseTwo,
};
