// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './ChatWindow.stories.tsx';

const { Ready, WithStoredPosition, WorstCaseEnglish } = composeStories(stories);

const dialog = () => screen.getByRole('dialog', { name: '和小岚的对话' });
const handle = () => screen.getByRole('button', { name: '移动窗口' });

/** jsdom has no layout: a screen of 1200 x 800 with a window of 600 x 700, which its style places at 508, 76. */
const screenSize = { width: 1200, height: 800 };
let isSmall = false;
beforeEach(() => {
  Object.assign(screenSize, { width: 1200, height: 800 });
  isSmall = false;
  const mockLayout = (owner: object, name: string, value: () => number) =>
    vi.spyOn(owner as Record<string, number>, name, 'get').mockImplementation(value);
  mockLayout(Element.prototype, 'clientWidth', () => screenSize.width);
  mockLayout(Element.prototype, 'clientHeight', () => screenSize.height);
  mockLayout(HTMLElement.prototype, 'offsetLeft', () => 508);
  mockLayout(HTMLElement.prototype, 'offsetTop', () => 76);
  mockLayout(HTMLElement.prototype, 'offsetWidth', () => 600);
  mockLayout(HTMLElement.prototype, 'offsetHeight', () => 700);
  vi.stubGlobal('matchMedia', () => ({
    matches: isSmall,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 0));
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
});

/** The window’s position on the screen. */
const position = () => {
  const [, x = '0', y = '0'] = /(-?\d+)px (-?\d+)px/.exec(dialog().style.getPropertyValue('translate')) ?? [];
  return [508 + Number(x), 76 + Number(y)];
};
const pointer = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel',
  target: Element,
  x: number,
  y: number,
) => fireEvent[type](target, { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y });

test('stays where its style places it until it is moved', () => {
  render(<Ready />);
  expect(position()).toEqual([508, 76]);
});

test('opens at the stored position', () => {
  render(<WithStoredPosition position={{ x: 0, y: 0.5 }} />);
  expect(position()).toEqual([8, 50]);
});

test('is dragged by its header, and reports the new position', () => {
  const onMove = fn();
  render(<Ready onMove={onMove} />);
  const header = screen.getByText('小岚');
  pointer('pointerDown', header, 700, 100);
  pointer('pointerMove', header, 500, 90);
  expect(position()).toEqual([308, 66]);
  expect(onMove).not.toHaveBeenCalled();
  pointer('pointerUp', header, 500, 90);
  expect(position()).toEqual([308, 66]);
  expect(onMove).toHaveBeenCalledOnce();
});

test('snaps to a near edge, and stays on the screen', () => {
  const onMove = fn();
  render(<Ready onMove={onMove} />);
  const header = screen.getByText('小岚');
  pointer('pointerDown', header, 700, 100);
  pointer('pointerMove', header, -3000, 110);
  expect(position()).toEqual([8, 86]);
  pointer('pointerUp', header, -3000, 110);
  expect(position()).toEqual([8, 92]);
  expect(onMove).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 1 });
});

test.each(['Escape', 'a lost pointer'])('moves back on %s during a drag', (cancelledBy) => {
  const onMove = fn();
  const onClose = fn();
  render(<Ready onMove={onMove} onClose={onClose} />);
  const header = screen.getByText('小岚');
  pointer('pointerDown', header, 700, 100);
  pointer('pointerMove', header, 500, 90);
  if (cancelledBy === 'Escape') fireEvent.keyDown(dialog(), { key: 'Escape' });
  else pointer('pointerCancel', header, 500, 90);
  expect(position()).toEqual([508, 76]);
  pointer('pointerUp', header, 500, 90);
  expect(onMove).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('is not dragged by its buttons or its text box, nor by a click with a small movement', () => {
  const onMove = fn();
  render(<Ready onMove={onMove} />);
  for (const [target, distance] of [
    [screen.getByRole('button', { name: '关闭' }), 200],
    [screen.getByRole('textbox'), 200],
    [screen.getByText('小岚'), 2],
  ] as const) {
    pointer('pointerDown', target, 700, 100);
    pointer('pointerMove', target, 700 - distance, 100);
    pointer('pointerUp', target, 700 - distance, 100);
  }
  expect(position()).toEqual([508, 76]);
  expect(onMove).not.toHaveBeenCalled();
});

test('does not offer the corners after its handle was dragged', async () => {
  render(<Ready />);
  pointer('pointerDown', handle(), 700, 80);
  pointer('pointerMove', handle(), 600, 80);
  pointer('pointerUp', handle(), 600, 80);
  fireEvent.click(handle());
  expect(handle()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(handle());
  await waitFor(() => expect(handle()).toHaveAttribute('aria-expanded', 'true'));
});

test('moves by arrow keys, further with Shift, and to the corners by Home and End', async () => {
  const onMove = fn();
  render(<Ready onMove={onMove} />);
  handle().focus();
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(position()).toEqual([492, 12]);
  await userEvent.keyboard('{End}');
  expect(onMove).toHaveBeenLastCalledWith({ x: 1, y: 1 });
  expect(position()).toEqual([592, 92]);
  await userEvent.keyboard('{Home}');
  expect(position()).toEqual([8, 8]);
});

test.each([
  ['左上角', 8, 8],
  ['右上角', 592, 8],
  ['左下角', 8, 92],
  ['右下角', 592, 92],
])('moves to the %s by a click', async (corner, x, y) => {
  render(<Ready />);
  await userEvent.click(handle());
  await userEvent.click(await screen.findByRole('button', { name: corner }));
  expect(position()).toEqual([x, y]);
});

test('closes the choice of corners by Escape, but not the window', async () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  await userEvent.click(handle());
  await waitFor(() => expect(screen.getByRole('button', { name: '左上角' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '左上角' })).not.toBeInTheDocument();
  await waitFor(() => expect(handle()).toHaveFocus());
  expect(onClose).not.toHaveBeenCalled();
});

test('stays on a screen that becomes smaller', () => {
  render(<WithStoredPosition position={{ x: 1, y: 1 }} />);
  Object.assign(screenSize, { width: 800, height: 720 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(position()).toEqual([192, 12]);
  Object.assign(screenSize, { width: 500, height: 600 });
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(position()).toEqual([0, 0]);
});

test('focuses the text box, closes by Escape and returns the focus', async () => {
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

test('ignores Escape while an input method composes', () => {
  const onClose = fn();
  render(<Ready onClose={onClose} />);
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('moves the focus between page and window by F6, to the last focused element', async () => {
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

test('moves the focus by F6 to the main part of a page without a focused element', async () => {
  render(<Ready />);
  await userEvent.keyboard('{F6}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('lets Tab leave the window for the page', async () => {
  render(<Ready />);
  expect(dialog()).not.toHaveAttribute('aria-modal');
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect(dialog()).not.toContainElement(document.activeElement as HTMLElement);
});

test('is a sheet on a small screen, which cannot be moved and which Tab does not leave', async () => {
  isSmall = true;
  render(<Ready />);
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toHaveFocus();
  expect(screen.queryByRole('button', { name: '移动窗口' })).not.toBeInTheDocument();
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('textbox')).toHaveFocus();
  pointer('pointerDown', screen.getByText('小岚'), 100, 20);
  pointer('pointerMove', screen.getByText('小岚'), 100, 300);
  expect(dialog()).not.toHaveAttribute('data-dragging');
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('button', { name: 'Move window' })).toBeInTheDocument();
});
