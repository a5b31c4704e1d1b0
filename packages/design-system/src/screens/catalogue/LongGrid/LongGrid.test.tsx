// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { HydratedContext } from '../../../use-is-hydrated.ts';
import * as stories from './LongGrid.stories.tsx';
import type { LongGridProps } from './LongGrid.tsx';

const { Ready, Loading, Failed, Empty, WorstCaseEnglish } = composeStories(stories);

test('is one list of cards', () => {
  render(<Ready />);
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('article'))).toHaveLength(16);
});

test('a document has whole cards in two rows, and name and number of the others', () => {
  render(
    <HydratedContext value={false}>
      <Ready />
    </HydratedContext>,
  );
  const isWhole = screen.getAllByRole('article').map((card) => card.querySelector('button') !== null);
  expect(isWhole).toEqual([...Array<boolean>(8).fill(true), ...Array<boolean>(8).fill(false)]);
});

/** A page with a list, and how many cards there are after each of its commits. */
function cardsIn(first: LongGridProps['list']) {
  const cards: number[] = [];
  function Page({ list }: Pick<LongGridProps, 'list'>) {
    useLayoutEffect(() => void cards.push(screen.queryAllByRole('article').length));
    return <Ready list={list} />;
  }
  const { rerender } = render(<Page list={first} />);
  return { cards, answer: (list: LongGridProps['list']) => rerender(<Page list={list} />) };
}

test('a list that is known, as after going back, has its cards at once', () => {
  expect(cardsIn(Ready.args.list as LongGridProps['list']).cards).toEqual([16]);
});

test('the cards of an answer are not rendered in its task, but soon after it', async () => {
  const { cards, answer } = cardsIn(Loading.args.list as LongGridProps['list']);
  answer(Ready.args.list as LongGridProps['list']);
  expect(cards).toEqual([0, 0]);
  expect(await screen.findAllByRole('article')).toHaveLength(16);
});

test('adds a part to the cart and shows what was added before', async () => {
  const onAdd = fn();
  render(<Ready onAdd={onAdd} />);
  expect(screen.getByRole('button', { name: /^已加 20\s*光面板 2×2/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^加入\s*基础砖 2×4$/ }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '2' }), 10, '3001-00');
});

test('shows placeholders while loading, a retry after a failure, and a message for an empty list', async () => {
  render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  const onRetry = fn();
  render(<Failed list={{ ...stories.Failed.args?.list, onRetry } as never} />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
  render(<Empty />);
  expect(screen.getByText('没有颗粒')).toBeInTheDocument();
});

test('renders in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('heading', { level: 2, name: 'Parts' })).toBeInTheDocument();
});
