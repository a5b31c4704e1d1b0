// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './ChatWindow.stories.tsx';

const { Ready, PutBefore, WorstCaseEnglish } = composeStories(stories);

const frame = () => screen.getByRole('dialog', { name: '和小岚的对话' });
const grip = () => screen.getByRole('button', { name: '移动窗口' });

/** jsdom lays nothing out: a screen of 1200 x 800, and on it a window of 600 x 700 that its style puts at 508, 76. */
const screenSize = { width: 1200, height: 800 };
let isSmall = false;
beforeEach(() => {
  Object.assign(screenSize, { width: 1200, height: 800 });
  isSmall = false;
  const lay = (owner: object, name: string, value: () => number) =>
    vi.spyOn(owner as Record<string, number>, name, 'get').mockImplementation(value);
  lay(Element.prototype, 'clientWidth', () => screenSize.width);
  lay(Element.prototype, 'clientHeight', () => screenSize.height);
  lay(HTMLElement.prototype, 'offsetLeft', () => 508);
  lay(HTMLElement.prototype, 'offsetTop', () => 76);
  lay(HTMLElement.prototype, 'offsetWidth', () => 600);
  lay(HTMLElement.prototype, 'offsetHeight', () => 700);
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (draw(), 0));
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});

/** Where the window stands on the screen. */
const at = () => {
  const [, x = '0', y = '0'] = /(-?\d+)px (-?\d+)px/.exec(frame().style.getPropertyValue('translate')) ?? [];
  return [508 + Number(x), 76 + Number(y)];
};
const pointer = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  target: Element,
  x: number,
  y: number,
) => fireEvent[type](target, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y });

test('stands where its style puts it until it is moved', () => {
  render(<Ready />);
  expect(at()).toEqual([508, 76]);
});

test('stands where the shopper put it before', () => {
  render(<PutBefore place={{ x: 0, y: 0.5 }} />);
  expect(at()).toEqual([8, 50]);
});

test('follows the pointer from its head and tells where it was let go', () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  const head = screen.getByText('小岚');
  pointer('pointerDown', head, 700, 100);
  pointer('pointerMove', head, 500, 90);
  expect(at()).toEqual([308, 66]);
  expect(onPlace).not.toHaveBeenCalled();
  pointer('pointerUp', head, 500, 90);
  expect(at()).toEqual([308, 66]);
  expect(onPlace).toHaveBeenCalledOnce();
});

test('goes to the edge when let go near it, and never beyond', () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  const head = screen.getByText('小岚');
  pointer('pointerDown', head, 700, 100);
  pointer('pointerMove', head, -3000, 110);
  expect(at()).toEqual([8, 86]);
  pointer('pointerUp', head, -3000, 110);
  expect(at()).toEqual([8, 92]);
  expect(onPlace).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 1 });
});

test.each(['Escape', 'a lost pointer'])('comes back on %s in the middle of a drag', (what) => {
  const onPlace = fn();
  const onClose = fn();
  render(<Ready onPlace={onPlace} onClose={onClose} />);
  const head = screen.getByText('小岚');
  pointer('pointerDown', head, 700, 100);
  pointer('pointerMove', head, 500, 90);
  if (what === 'Escape') fireEvent.keyDown(frame(), { key: 'Escape' });
  else pointer('pointerCancel', head, 500, 90);
  expect(at()).toEqual([508, 76]);
  pointer('pointerUp', head, 500, 90);
  expect(onPlace).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('does not move by its buttons or its text box, nor by a shaky press', () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  for (const [target, far] of [
    [screen.getByRole('button', { name: '关闭' }), 200],
    [screen.getByRole('textbox'), 200],
    [screen.getByText('小岚'), 2],
  ] as const) {
    pointer('pointerDown', target, 700, 100);
    pointer('pointerMove', target, 700 - far, 100);
    pointer('pointerUp', target, 700 - far, 100);
  }
  expect(at()).toEqual([508, 76]);
  expect(onPlace).not.toHaveBeenCalled();
});

test('opens no corners when its grip was dragged', () => {
  render(<Ready />);
  pointer('pointerDown', grip(), 700, 80);
  pointer('pointerMove', grip(), 600, 80);
  pointer('pointerUp', grip(), 600, 80);
  fireEvent.click(grip());
  expect(grip()).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(grip());
  expect(grip()).toHaveAttribute('aria-expanded', 'true');
});

test('moves by arrow keys, farther with Shift, and to the corners by Home and End', async () => {
  const onPlace = fn();
  render(<Ready onPlace={onPlace} />);
  grip().focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(at()).toEqual([492, 12]);
  await userEvent.keyboard('{End}');
  expect(onPlace).toHaveBeenLastCalledWith({ x: 1, y: 1 });
  expect(at()).toEqual([592, 92]);
  await userEvent.keyboard('{Home}');
  expect(at()).toEqual([8, 8]);
});

test.each([
  ['左上角', 8, 8],
  ['右上角', 592, 8],
  ['左下角', 8, 92],
  ['右下角', 592, 92],
])('goes to the %s by a single press', async (corner, x, y) => {
  render(<Ready />);
  await userEvent.click(grip());
  await userEvent.click(screen.getByRole('button', { name: corner }));
  expect(at()).toEqual([x, y]);
});

test('closes the corners by Escape, and only them', async () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  await userEvent.click(grip());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '左上角' })).not.toBeInTheDocument();
  expect(grip()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('comes back onto the screen when the screen shrinks', () => {
  render(<PutBefore place={{ x: 1, y: 1 }} />);
  Object.assign(screenSize, { width: 800, height: 720 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(at()).toEqual([192, 12]);
  Object.assign(screenSize, { width: 500, height: 600 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(at()).toEqual([0, 0]);
});

test('takes the focus to the text box, closes by Escape and gives the focus back to the opener', async () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: '客服' });
  await userEvent.click(opener);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveFocus();
});

test('leaves a word that is being composed alone', () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('goes between the page and the window by F6, each time to where the focus was', async () => {
  render(<Ready />);
  const page = screen.getByRole('button', { name: '客服' });
  page.focus();
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  expect(page).toHaveFocus();
  await userEvent.keyboard('{F6}');
  screen.getByRole('button', { name: '关闭' }).focus();
  await userEvent.keyboard('{F6}{F6}');
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
});

test('goes to the page’s main part by F6 where nothing there had the focus', async () => {
  render(<Ready />);
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('lets Tab go on to the page beside it', async () => {
  render(<Ready />);
  expect(frame()).not.toHaveAttribute('aria-modal');
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect(frame()).not.toContainElement(document.activeElement as HTMLElement);
});

test('is a sheet on a small screen: nothing to move, and Tab stays on it', async () => {
  isSmall = true;
  render(<Ready />);
  expect(frame()).toHaveAttribute('aria-modal', 'true');
  expect(frame()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '移动窗口' })).not.toBeInTheDocument();
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('textbox')).toHaveFocus();
  pointer('pointerDown', screen.getByText('小岚'), 100, 20);
  pointer('pointerMove', screen.getByText('小岚'), 100, 300);
  expect(frame()).not.toHaveAttribute('data-dragging');
});

test('speaks English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Move the window' })).toBeInTheDocument();
});
