import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ProductSummary } from '@shop/contracts';
import { failed, loading, ready, type Loadable } from '../../../loadable.ts';
import { listOf, loadingList, manyParts, partAt } from '../fixtures-lists.ts';
import { englishParts, inTraditional, parts, photoProducts } from '../../../commerce/fixtures-parts.ts';
import { LongGrid, type LongGridProps } from './LongGrid.tsx';

const meta = {
  component: LongGrid,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: '12rem', padding: 'var(--space-5)', margin: '0 auto' }}>
        <h1>颗粒</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    list: listOf(parts),
    columns: 4,
    toPlace: (page: number) => ({ name: 'parts', page }),
    empty: <p>没有颗粒</p>,
    added: { 4: 20 },
    onAdd: fn(),
  },
} satisfies Meta<typeof LongGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A slow server: each page takes a moment, and some fail or are shorter than the count. */
function SlowShop({
  count,
  answer = toPage,
  delay = 120,
  startPage = 1,
  ...grid
}: LongGridProps & {
  count: number;
  answer?: (page: number) => Loadable<readonly ProductSummary[]>;
  delay?: number;
  startPage?: number;
}) {
  const [pages, setPages] = useState<LongGridProps['list']['pages']>({ [startPage]: answer(startPage) });
  const [length, setLength] = useState(count);
  const wanted = useRef(new Set<number>([startPage]));
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const ask = (page: number) => {
    setPages((before) => ({ ...before, [page]: loading }));
    timers.current.push(
      setTimeout(() => {
        const came = answer(page);
        setPages((before) => ({ ...before, [page]: came }));
        if (came.state === 'ready' && came.value.length < 20) setLength((page - 1) * 20 + came.value.length);
      }, delay),
    );
  };
  const list = {
    length: ready(length),
    pageSize: 20,
    startPage,
    pages,
    onPagesInSight: (seen: readonly number[]) => {
      for (const page of seen.filter((one) => !wanted.current.has(one))) {
        wanted.current.add(page);
        ask(page);
      }
    },
    onTopPage: fn(),
    onRetry: () =>
      setPages((before) =>
        Object.fromEntries(
          Object.entries(before).map(([page, known]) => [
            page,
            known.state === 'failed' ? toPage(Number(page)) : known,
          ]),
        ),
      ),
  };
  return <LongGrid {...grid} list={list} />;
}
const partsOf = (page: number) => Array.from({ length: 20 }, (_, at) => partAt((page - 1) * 20 + at));
const toPage = (page: number): Loadable<readonly ProductSummary[]> => ready(partsOf(page));

export const Ready: Story = {};
export const Loading: Story = { args: { list: loadingList } };
export const Failed: Story = { args: { list: { ...loadingList, length: failed('server') } } };
export const Empty: Story = { args: { list: listOf([]) } };
export const TenThousandParts: Story = {
  render: (args) => <SlowShop {...args} count={10_000} />,
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: '颗粒列表' });
    await waitFor(() => expect(within(list).getAllByRole('article').length).toBeGreaterThanOrEqual(8));
    // Every row has exactly the measured height: the last row ends where the list ends.
    await waitFor(() =>
      expect(
        Math.abs(list.getBoundingClientRect().height - (10_000 / columnsOf(list)) * rowHeightOf(list)),
      ).toBeLessThan(2),
    );
    await expect(within(list).getAllByRole('article').length).toBeLessThan(80);
  },
};
const columnsOf = (list: HTMLElement) =>
  getComputedStyle(list.firstElementChild as HTMLElement).gridTemplateColumns.split(' ').length;
const rowHeightOf = (list: HTMLElement) => {
  const tops = within(list)
    .getAllByRole('listitem')
    .map((cell) => cell.getBoundingClientRect().top);
  return (tops[columnsOf(list)] ?? 0) - (tops[0] ?? 0);
};
export const OpenedAtPageThree: Story = { render: (args) => <SlowShop {...args} count={386} startPage={3} /> };
export const PageFailed: Story = {
  render: (args) => (
    <SlowShop {...args} count={386} answer={(page) => (page === 2 ? failed('server') : toPage(page))} />
  ),
};
/** Page 2 ends the list early: the server counted too many. */
const SHORT_PAGES: Readonly<Record<number, ReturnType<typeof toPage>>> = { 2: ready(partsOf(2).slice(0, 7)) };
export const FewerThanCounted: Story = {
  render: (args) => (
    <SlowShop {...args} count={386} answer={(page) => SHORT_PAGES[page] ?? (page > 2 ? ready([]) : toPage(page))} />
  ),
};
export const Ranked: Story = { args: { isRanked: true } };
export const FiveColumns: Story = { args: { columns: 5, list: listOf(manyParts(60)) } };
export const Photos: Story = { args: { list: listOf(photoProducts) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = {
  render: (args) => <SlowShop {...args} count={386} />,
  globals: { viewport: { value: 'phone' } },
};
export const WorstCaseEnglish: Story = {
  args: { list: listOf(manyParts(10_824, englishParts)), added: { 1: 99_999 } },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { list: listOf(inTraditional(manyParts(386))) },
  globals: { language: 'zh-Hant' },
};
