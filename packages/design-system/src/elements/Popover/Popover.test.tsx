// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Popover.stories.tsx';

const { Ready, ByPressOnly, WithoutControls } = composeStories(stories);
const button = () => screen.getByRole('button', { name: '旗舰店' });
const link = () => screen.queryByRole('link', { name: '旗舰店' });
const findLink = () => screen.findByRole('link', { name: '旗舰店' });

test('opens on hover and lets the pointer move into the popup', async () => {
  render(<Ready />);
  const before = button();
  await userEvent.hover(before);
  await userEvent.hover(await findLink());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(link()).toBeInTheDocument();
  expect(button()).toBe(before);
});

test('closes shortly after the pointer leaves', async () => {
  render(<Ready />);
  await userEvent.hover(button());
  await findLink();
  await userEvent.unhover(button());
  await waitFor(() => expect(link()).not.toBeInTheDocument());
});

test('does not open if the pointer left before the code arrived', async () => {
  render(<Ready />);
  act(() => {
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(button(), { pointerType: 'mouse' });
  });
  await waitFor(() => expect(button()).toHaveAttribute('data-base-ui-click-trigger'));
  expect(link()).not.toBeInTheDocument();
});

test('opens by keyboard with the focus in the popup; Escape closes it and returns the focus', async () => {
  const onKeyDown = fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents a window around it
    <div onKeyDown={onKeyDown}>
      <Ready />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(link()).toHaveFocus());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('dialog', { name: '旗舰店' })).toContainElement(link());
  await userEvent.keyboard('{Escape}');
  expect(link()).not.toBeInTheDocument();
  await waitFor(() => expect(button()).toHaveFocus());
  expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
});

test('Tab moves between button and popup, and closes it when it leaves', async () => {
  render(
    <>
      <button type="button">before</button>
      <Ready />
      <button type="button">after</button>
    </>,
  );
  act(() => button().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(link()).toHaveFocus());
  await userEvent.tab({ shift: true });
  expect(button()).toHaveFocus();
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  await waitFor(() => expect(link()).not.toBeInTheDocument());
});

test.each([
  ['at once', 0],
  ['after a while', 600],
])('stays open when clicked %s after hovering, until a click outside', async (_, pause) => {
  render(<Ready />);
  await userEvent.hover(button());
  await findLink();
  await new Promise((resolve) => setTimeout(resolve, pause));
  await userEvent.click(button());
  expect(link()).toBeInTheDocument();
  await userEvent.unhover(button());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(link()).toBeInTheDocument();
  await userEvent.click(document.body);
  await waitFor(() => expect(link()).not.toBeInTheDocument());
});

test('opens by a touch, and closes by a second one', async () => {
  render(<Ready />);
  const touch = { keys: '[TouchA]', target: button() };
  await userEvent.pointer(touch);
  expect(await findLink()).toBeInTheDocument();
  await userEvent.pointer(touch);
  await waitFor(() => expect(link()).not.toBeInTheDocument());
});

test('opens by a press only, if it is so configured', async () => {
  render(<ByPressOnly />);
  await userEvent.hover(button());
  await waitFor(() => expect(button()).toHaveAttribute('data-base-ui-click-trigger'));
  expect(link()).not.toBeInTheDocument();
  await userEvent.click(button());
  expect(await findLink()).toBeInTheDocument();
});

test('focuses a popup without controls', async () => {
  render(<WithoutControls />);
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
});
