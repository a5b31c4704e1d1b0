// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { toneProperties } from '../../../pictures/tones.ts';
import { family } from '../fixtures-product.ts';
import * as stories from './PartMatrix.stories.tsx';

const { Ready, Wanted, Member, Adding, Problems, OnePart, ServerWithoutPartFacts, WorstCaseEnglish } =
  composeStories(stories);

const box = () => screen.getByRole('textbox');
const focused = () => document.activeElement?.getAttribute('aria-label');

test('has one cell in the tab order: the part of the page in the chosen colour', async () => {
  render(<Ready />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(box()).toHaveAccessibleName('基础板 2×4，大红，单价 ¥0.35');
  expect(box()).not.toHaveFocus();
});

test('shows the parts in the chosen colour, as far as they are sold in it', () => {
  const tones = () => [...document.querySelectorAll('tbody svg')].map((svg) => svg.getAttribute('style'));
  const { rerender } = render(<Ready chosen="" />);
  const own = tones();
  const [part] = family.parts.filter(({ offers }) => Object.keys(offers).length > 1);
  const column = family.colours.findLast(({ id }) => part?.offers[id]);
  if (!part || column?.picture.kind !== 'part') throw new Error('The fixture has a part in several colours.');
  rerender(<Ready current={part.id} chosen={part.offers[column.id]?.uniqueId ?? ''} />);
  const { hex, finish } = column.picture;
  const wanted = toneProperties(hex, finish)['--7'];
  for (const [row, { offers }] of family.parts.entries())
    if (offers[column.id]) expect(tones()[row]).toContain(wanted);
    else expect(tones()[row]).toBe(own[row]);
  expect(tones()).not.toEqual(own);
});

test('moves between cells with arrows, Home, End, PageUp and PageDown', async () => {
  render(<Ready />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^基础板 2×6，大红/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(focused()).toMatch(/^基础板 2×4，粉红/);
  await userEvent.keyboard('{Home}');
  expect(focused()).toMatch(/^基础板 2×4，大红/);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toMatch(/^基础板 4×4，第 40 色/);
  await userEvent.keyboard('{PageUp}');
  expect(focused()).toMatch(/^基础板 2×2，第 40 色/);
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(focused()).toMatch(/^基础板 1×2，大红/);
});

test('applies typed quantities at once and moves to the next row on Enter', async () => {
  const onWant = fn();
  render(<Ready onWant={onWant} />);
  await userEvent.click(box());
  await userEvent.keyboard('25');
  expect(onWant).toHaveBeenLastCalledWith('1', '3020-00', 25);
  expect(screen.getByText(/1 种，25 颗/)).toHaveTextContent('¥8.75');
  await userEvent.keyboard('{Enter}4');
  expect(screen.getByText(/2 种，29 颗/)).toBeInTheDocument();
});

test('restores the quantity on Escape', async () => {
  const onWant = fn();
  render(<Wanted onWant={onWant} />);
  await userEvent.click(box());
  await userEvent.keyboard('7{Escape}');
  expect(onWant).toHaveBeenLastCalledWith('1', '3020-00', 20);
  expect(box()).toHaveValue('20');
});

test('says to shoppers with member prices that the total is without them', () => {
  const { unmount } = render(<Member />);
  expect(screen.getByText('会员价结算时自动享受')).toBeInTheDocument();
  unmount();
  render(<Wanted />);
  expect(screen.queryByText('会员价结算时自动享受')).toBeNull();
});

test('replaces a quantity by typing and removes it with Delete', async () => {
  const onWant = fn();
  render(<Wanted onWant={onWant} />);
  await userEvent.click(box());
  await userEvent.keyboard('7');
  expect(onWant).toHaveBeenLastCalledWith('1', '3020-00', 7);
  await userEvent.keyboard('{Delete}');
  expect(onWant).toHaveBeenLastCalledWith('1', '3020-00', 0);
});

test.each([
  ['1.5', '请填写整数。你填写的是“1.5”，已恢复为 20。'],
  ['-3', '请填写整数。你填写的是“-3”，已恢复为 20。'],
])('rejects %s as a quantity with a message and restores the last one', async (typed, sentence) => {
  const onWant = fn();
  render(<Wanted onWant={onWant} />);
  await userEvent.click(box());
  await userEvent.keyboard(`{Control>}a{/Control}${typed}{ArrowRight}`);
  expect(screen.getByText(new RegExp(sentence.replace('.', '\\.')))).toHaveAttribute('role', 'status');
});

test('corrects a quantity above the stock or the limit, with a message', async () => {
  const onWant = fn();
  render(<Ready onWant={onWant} />);
  await userEvent.click(box());
  await userEvent.keyboard('99999{Enter}');
  expect(onWant).toHaveBeenLastCalledWith('1', '3020-00', 1200);
  expect(screen.getByText('基础板 2×4 大红：库存只有 1,200。你填写的是 99999，已改为 1,200。')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Home}{/Control}600{Enter}');
  expect(onWant).toHaveBeenLastCalledWith('200', '3023-1', 500);
  expect(screen.getByText(/每人限购 500/)).toBeInTheDocument();
});

test('reaches cells that cannot be bought and names the reason', async () => {
  render(<Ready />);
  expect(screen.getAllByRole('cell', { name: /没有这个颜色/ }).length).toBeGreaterThan(3);
  const out = screen.getAllByRole('cell', { name: /缺货/ })[0] as HTMLElement;
  await userEvent.click(out);
  expect(out).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('re-renders one cell per keystroke and not three hundred', async () => {
  render(<Ready />);
  await userEvent.click(box());
  const touched = new Set<Element | null>();
  const watch = new MutationObserver((changes) =>
    changes.forEach(({ target }) =>
      touched.add((target instanceof Element ? target : target.parentElement)?.closest('td') ?? null),
    ),
  );
  watch.observe(screen.getByRole('grid'), { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('8');
  await Promise.resolve();
  watch.disconnect();
  expect(touched.size).toBe(1);
});

test('adds everything to the cart with one click and shows the progress', async () => {
  const onAddAll = fn();
  const { unmount } = render(<Wanted onAddAll={onAddAll} />);
  await userEvent.click(screen.getByRole('button', { name: '全部加入购物车' }));
  expect(onAddAll).toHaveBeenCalledOnce();
  unmount();
  render(<Adding onAddAll={onAddAll} />);
  await userEvent.click(screen.getByRole('button', { name: '正在加入 1 / 3' }));
  expect(onAddAll).toHaveBeenCalledOnce();
});

test('adds nothing while no quantity is typed, and the focus stays on the button that was pressed', async () => {
  const onAddAll = fn();
  render(<Wanted onAddAll={onAddAll} />);
  const button = screen.getByRole('button', { name: '全部加入购物车' });
  await userEvent.click(button);
  expect(onAddAll).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onAddAll).toHaveBeenCalledOnce();
});

test('the tab order goes to the colour that is chosen on the page meanwhile', () => {
  const { rerender } = render(<Ready />);
  const [part] = family.parts.filter(({ number }) => number === '3020');
  const other = family.colours.find(({ id }) => {
    const offer = part?.offers[id];
    return offer && offer.stock > 0 && offer.uniqueId !== '3020-00';
  });
  if (!part || !other) throw new Error('The fixture has the part in several colours.');
  rerender(<Ready chosen={part.offers[other.id]?.uniqueId ?? ''} />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(box()).toHaveAccessibleName(new RegExp(`^基础板 2×4，${other.name}，`));
  expect(box()).not.toHaveFocus();
});

test('preserves the quantity of a line that could not be added and links to its cell', async () => {
  render(<Problems />);
  const alert = within(screen.getByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: /基础板 2×8/ }));
  expect(focused()).toMatch(/^基础板 2×8/);
  expect(box()).toHaveValue('12');
});

test('shows only the part of the page without a family', () => {
  for (const Story of [OnePart, ServerWithoutPartFacts]) {
    const { unmount } = render(<Story />);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('grid', { name: '按颜色购买' })).toBeInTheDocument();
    unmount();
  }
});

test('scrolls sideways to the chosen colour, and stays where it is already visible', () => {
  const [corner, column, width] = [136, 46, 358];
  const scroller = () => screen.getByRole('grid').parentElement as HTMLElement;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const at = this instanceof HTMLTableCellElement ? this.cellIndex : -1;
    if (at < 0) return new DOMRect(0, 0, width, 400);
    return at === 0
      ? new DOMRect(0, 0, corner, 48)
      : new DOMRect(corner + (at - 1) * column - scroller().scrollLeft, 0, column, 48);
  });
  const { rerender } = render(<Ready chosen="3020-01" />);
  expect(scroller().scrollLeft).toBe(0);
  rerender(<Ready chosen="3020-20" />);
  const far = scroller().scrollLeft;
  expect(screen.getByRole('columnheader', { name: '透明红' }).getBoundingClientRect().left).toBe(
    corner + (width - corner - column) / 2,
  );
  rerender(<Ready chosen="3020-21" />);
  expect(scroller().scrollLeft).toBe(far);
});

test('renders in English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeInTheDocument();
});
