import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import {
  bareTable,
  carrying,
  folder,
  listFile,
  longRecentLists,
  ownTable,
  reading,
  recentLists,
  unreadable,
  wideTable,
} from '../fixtures-upload.ts';
import { UploadScreen, type UploadScreenProps } from './UploadScreen.tsx';

/** The screen with the state of its settings and the pasted text, as in the app. */
function Stateful({ settings, onSettings, pasted, onPasted, ...props }: UploadScreenProps) {
  const [chosen, setChosen] = useState(settings);
  const [text, setText] = useState(pasted);
  return (
    <UploadScreen
      {...props}
      settings={chosen}
      onSettings={(change) => {
        setChosen({ ...chosen, ...change });
        onSettings(change);
      }}
      pasted={text}
      onPasted={(typed) => {
        setText(typed);
        onPasted(typed);
      }}
    />
  );
}

const meta = {
  component: UploadScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Stateful {...args} />,
  args: {
    state: { name: 'start' },
    settings: { system: 'auto', shortages: 'partial', moulds: true, spares: false, prints: false, hidden: 'cheapest' },
    onSettings: fn(),
    limits: { megabytes: 50, lines: 200_000 },
    recent: ready(recentLists),
    onRetryRecent: fn(),
    onFiles: fn(),
    onText: fn(),
    onCancel: fn(),
    onColumns: fn(),
    onOpenRecent: fn(),
    onForgetRecent: fn(),
    onTemplate: fn(),
    pasted: '',
    onPasted: fn(),
  },
} satisfies Meta<typeof UploadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { recent: loading } };
export const Failed: Story = { args: { recent: failed('server') } };
export const Empty: Story = { args: { recent: ready([]) } };
/** The file is being opened; nothing was read yet. */
export const Opening: Story = { args: { state: { name: 'reading', files: ['车站大厅-v3.csv'] } } };
export const Reading: Story = { args: { state: { name: 'reading', files: ['车站大厅-v3.csv'], progress: reading } } };
export const ReadingLarge: Story = {
  args: {
    state: {
      name: 'reading',
      files: ['车站大厅-v3.csv', '全部库存 2026.xlsx'],
      progress: { ...reading, file: '全部库存 2026.xlsx', rows: 198_000, share: 0.97 },
    },
  },
};
export const Columns: Story = { args: { state: { name: 'columns', questions: [ownTable] } } };
export const ColumnsAgain: Story = { args: { state: { name: 'columns', questions: [ownTable], isOpen: true } } };
export const ColumnsTwoFiles: Story = { args: { state: { name: 'columns', questions: [ownTable, bareTable] } } };
export const ColumnsWide: Story = { args: { state: { name: 'columns', questions: [wideTable] } } };
export const Unreadable: Story = {
  args: { state: { name: 'failed', names: ['咖啡馆.xlsx'], problems: [{ code: 'locked', file: 0 }] } },
};
export const UnreadableSeveral: Story = {
  args: { state: { name: 'failed', names: ['咖啡馆.xlsx', '清单.csv', '旧表.xls'], problems: unreadable } },
};
export const PasteOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /粘贴文字|貼上文字|Paste text/ }));
    await expect(await within(canvasElement).findByRole('textbox')).toHaveFocus();
  },
};
/** Text that was not read yet, after the shopper had to sign in. */
export const PasteRestored: Story = { args: { pasted: '3001 4 20\n3023 72 145\n2431 15 8' } };
export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = await canvas.findByText('把清单拖到这里');
    // The page adds its event listeners shortly after it is rendered.
    await waitFor(async () => {
      zone.dispatchEvent(carrying('dragenter', { files: [listFile('a.csv')] }));
      await expect(canvas.getByText('松开即可读取')).toBeVisible();
    });
  },
};
export const FolderDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const zone = await canvas.findByText('把清单拖到这里');
    await waitFor(async () => {
      zone.dispatchEvent(carrying('drop', folder));
      await expect(canvas.getByRole('alert')).toBeVisible();
    });
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const WorstCaseEnglish: Story = {
  args: {
    recent: ready(longRecentLists),
    state: {
      name: 'failed',
      names: ['Station hall, third version, without the roof.xlsx', 'list of everything.csv', 'old.xls'],
      problems: unreadable,
    },
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: {
    recent: ready(longRecentLists),
    state: { name: 'failed', names: ['車站大廳-v3.xlsx', '清單.csv', '舊表.xls'], problems: unreadable },
  },
  globals: { language: 'zh-Hant' },
};
