import type { ListRow, ListSettings, RowView } from '@shop/parts-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../loadable.ts';
import { colours, inEnglish, inTraditional, manyRows, rows, rowsOf, summaryOf } from '../fixtures-list.ts';
import { withoutFeatures } from '../../../places/without-features.tsx';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';

/** The screen with the state of a short list: leaving out, taking, editing and searching work. */
function AtWork({ all, ...props }: ListScreenProps & { all: readonly ListRow[] }) {
  const [state, setState] = useState(all);
  const [view, setView] = useState(props.view);
  const [settings, setSettings] = useState<Partial<ListSettings>>({});
  const shown = useMemo(() => rowsOf(state, view), [state, view]);
  const change = (keys: readonly string[], to: (row: ListRow) => Partial<ListRow>) =>
    setState(state.map((row) => (keys.includes(row.key) ? { ...row, ...to(row) } : row)));
  const given = props.list.state === 'ready' ? props.list.value : undefined;
  const list = useMemo(() => {
    const { files, system, ignored, touched, settings: before } = given ?? summaryOf(state);
    return ready(summaryOf(state, { files, system, ignored, touched, settings: { ...before, ...settings } }));
  }, [given, state, settings]);
  return (
    <ListScreen
      {...props}
      list={list}
      view={view}
      rowCount={shown.length}
      rowAt={(index) => shown[index]}
      onView={(next) => {
        setView(next);
        props.onView(next);
      }}
      onSettings={(some) => {
        setSettings({ ...settings, ...some });
        props.onSettings(some);
      }}
      onLeaveOut={(keys, isLeftOut) => {
        change(keys, () => ({ isLeftOut }));
        props.onLeaveOut(keys, isLeftOut);
      }}
      onTake={(key, offerId) => {
        change([key], (row) => taking(row, offerId));
        props.onTake(key, offerId);
      }}
      onTakeColour={(colour, to) => {
        const keys = state.filter((row) => row.colour === colour && row.bucket === 'noColour').map((row) => row.key);
        change(keys, (row) =>
          to === 'leaveOut'
            ? { ...taking(row, undefined), isLeftOut: true }
            : {
                ...taking(row, row.offers.find((offer) => offer.colour === to && offer.how === 'colour')?.id),
                isLeftOut: false,
              },
        );
        props.onTakeColour(colour, to);
      }}
      onEdit={(key, edit) => {
        change([key], (row) =>
          row.buy
            ? {
                isEdited: true,
                buy: {
                  ...row.buy,
                  quantity: edit.quantity ?? row.pieces,
                  sum: (edit.quantity ?? row.pieces) * row.buy.unitPrice,
                },
              }
            : {},
        );
        props.onEdit(key, edit);
      }}
    />
  );
}

/** A row with an offer taken, or with that undone. */
function taking(
  row: ListRow,
  offerId: string | undefined,
): { [K in 'taken' | 'buy' | 'isUndecided']?: ListRow[K] | undefined } {
  const offer = row.offers.find(({ id }) => id === offerId);
  if (!offer) return { taken: undefined, buy: undefined, isUndecided: true };
  const quantity = row.pieces * offer.each;
  return {
    taken: { offer, by: 'shopper' },
    isUndecided: false,
    buy: { quantity, unitPrice: offer.unitPrice, sum: quantity * offer.unitPrice },
  };
}

const view: RowView = { search: '', sort: 'undecidedFirst' };
const summary = summaryOf(rows);
const actions = {
  onView: fn(),
  onRowsShown: fn(),
  onSystem: fn(),
  onSettings: fn(),
  onTakeOneEach: fn(),
  onAskColumns: fn(),
  onTake: fn(),
  onTakeColour: fn(),
  onLeaveOut: fn(),
  onLeaveOutShown: fn(),
  onEdit: fn(),
  onAddToCart: fn(),
  onCompare: fn(),
  onExport: fn(),
  onSave: fn(),
  onShare: fn(),
  onNewList: fn(),
  onRetry: fn(),
  onRetryMatching: fn(),
};

const meta = {
  component: ListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    list: ready(summary),
    colours,
    view,
    rowCount: rows.length,
    rowAt: (index) => rows[index],
    matching: { state: 'done' },
    freePostageFrom: 4900,
    isAdding: false,
    ...actions,
  },
  render: (args) =>
    args.list.state === 'ready' && args.list.value.files.length > 0 ? (
      <AtWork
        {...args}
        all={Array.from({ length: args.rowCount }, (_, index) => args.rowAt(index)).filter((row) => row !== undefined)}
      />
    ) : (
      <ListScreen {...args} />
    ),
} satisfies Meta<typeof ListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list of these rows. */
const listOf = (some: readonly ListRow[], given: Parameters<typeof summaryOf>[1] = {}) => ({
  list: ready(summaryOf(some, given)),
  rowCount: some.length,
  rowAt: (index: number) => some[index],
});
const file = summary.files[0] as (typeof summary.files)[number];
const good = rows.filter(({ bucket }) => bucket === 'ready' || bucket === 'renamed');
const waitingRows = rows.map((row, index): ListRow =>
  index < 6
    ? row
    : ({
        ...row,
        bucket: row.bucket === 'unread' ? 'unread' : 'waiting',
        offers: [],
        isUndecided: false,
        buy: undefined,
      } as unknown as ListRow),
);

export const Ready: Story = {};
export const Loading: Story = { args: { list: loading } };
export const Failed: Story = { args: { list: failed('malformed') } };
export const Empty: Story = { args: { list: ready(summaryOf([], { files: [] })) } };
export const Matching: Story = {
  args: { ...listOf(waitingRows), matching: { state: 'matching', matched: 6, of: 18 } },
};
export const MatchingFailed: Story = {
  args: { ...listOf(waitingRows), matching: { state: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvas }) => {
    const notice = (await canvas.findByRole('alert')).getBoundingClientRect();
    const [heading] = canvas.getAllByRole('heading', { level: 2 });
    await expect((heading?.getBoundingClientRect().top ?? 0) - notice.bottom).toBeGreaterThanOrEqual(16);
  },
};
export const RowsOnTheirWay: Story = {
  args: { rowAt: (index) => (index < 4 ? rows[index] : undefined) },
  render: (args) => <ListScreen {...args} />,
};
export const AllReady: Story = {
  args: listOf(good, {
    ignored: [],
    touched: { spares: { lines: 0, pieces: 0 }, prints: { lines: 0, pieces: 0 }, moulds: { lines: 0, pieces: 0 } },
  }),
};
export const OnlyUndecided: Story = { args: { view: { ...view, bucket: 'undecided' } } };
export const NothingFound: Story = { args: { view: { ...view, search: '潜水艇' } } };
export const FooterDiffers: Story = {
  args: listOf(rows, {
    files: [{ ...file, format: 'studio', control: { stated: 1000, counted: summary.total.pieces } }],
  }),
};
export const Troubled: Story = {
  args: listOf(rows, {
    files: [
      {
        ...file,
        format: 'table',
        canAskColumns: true,
        problems: [{ code: 'quantityLooksLikeColour', file: 0, line: 2, column: 3 }],
      },
      {
        name: '屋顶.csv',
        bytes: 1_204,
        format: 'table',
        problems: [
          { code: 'unclosedQuote', file: 1, line: 12, column: 3 },
          { code: 'undecodable', file: 1, line: 40 },
        ],
      },
    ],
  }),
};
export const TroubledNarrow: Story = { ...Troubled, globals: { viewport: { value: 'phone' } } };
export const OneEach: Story = {
  args: listOf(rows, {
    files: [{ ...file, name: '车站大厅-v3.xlsx', format: 'batch', writtenAs: 'workbook', isOneEach: true }],
  }),
};
export const Doubtful: Story = {
  args: listOf(rows, {
    system: {
      ...summary.system,
      isDoubtful: true,
      scores: summary.system.scores.map((score) =>
        score.system === 'rebrickable' ? { ...score, share: 0.98 } : score,
      ),
    },
  }),
};
export const ChosenSystem: Story = {
  args: listOf(rows, { system: { ...summary.system, name: 'ldraw', by: 'chosen' } }),
};
export const NoColours: Story = {
  args: listOf(rows, {
    system: {
      name: 'rebrickable',
      by: 'evidence',
      isDoubtful: true,
      scores: summary.system.scores.map(({ system }) => ({
        system,
        colours: 0,
        ofColours: 0,
        pairs: 0,
        ofPairs: 0,
        share: 0,
      })),
    },
  }),
};
export const ElementIds: Story = {
  args: listOf(good, {
    files: [{ name: 'pick-a-brick.csv', bytes: 940, format: 'pab', problems: [] }],
    system: { name: 'element', by: 'format', scores: [] },
  }),
};
export const NothingToBuy: Story = { args: listOf(rows.filter(({ buy }) => buy === undefined)) };
export const Adding: Story = { args: { isAdding: true } };
/** Only rows near the viewport are rendered. */
async function tableInSight(canvasElement: HTMLElement): Promise<HTMLElement> {
  const table = await within(canvasElement).findByRole('grid', { name: '逐行结果' });
  table.scrollIntoView?.();
  return table;
}
export const TenThousandRows: Story = {
  args: listOf(manyRows),
  play: async ({ canvasElement }) => {
    const table = await tableInSight(canvasElement);
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(8));
    await expect(within(table).getAllByRole('row').length).toBeLessThan(80);
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
  },
};
export const DetailsOpen: Story = {
  play: async ({ canvasElement }) => {
    const row = (
      await within(await tableInSight(canvasElement)).findAllByRole('row', { name: /基础砖 1×4/ })
    )[0] as HTMLElement;
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('button', { name: /^改买这个: 基础砖 1×4/ })).toBeVisible();
  },
};
export const Searched: Story = { decorators: [withoutFeatures('listMatching', 'savedLists')] };
export const SearchedNarrowEnglish: Story = {
  decorators: [withoutFeatures('listMatching', 'savedLists')],
  globals: { language: 'en', viewport: { value: 'phone' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const WorstCaseEnglish: Story = {
  args: listOf(rows.map(inEnglish), {
    files: [{ ...file, name: 'grand-central-station-hall-version-3-final-with-roof.xml' }],
    system: { ...summary.system, by: 'chosen' },
  }),
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = { args: listOf(rows.map(inTraditional)), globals: { language: 'zh-Hant' } };
