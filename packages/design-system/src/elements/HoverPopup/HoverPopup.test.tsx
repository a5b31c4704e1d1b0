// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './HoverPopup.stories.tsx';

const { Ready } = composeStories(stories);
const link = () => screen.queryByRole('link', { name: '旗舰店' });
afterEach(() => void vi.useRealTimers());

test('opens on hover and lets the pointer move into the popup', async () => {
  render(<Ready />);
  await userEvent.hover(screen.getByRole('button'));
  expect(link()).toBeInTheDocument();
  await userEvent.hover(link()!);
  expect(link()).toBeInTheDocument();
});

test('closes shortly after the pointer leaves', () => {
  vi.useFakeTimers();
  render(<Ready />);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button.parentElement!, { pointerType: 'mouse' });
  fireEvent.pointerLeave(button.parentElement!, { pointerType: 'mouse' });
  expect(link()).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(200));
  expect(link()).not.toBeInTheDocument();
});

test('opens by keyboard; Escape closes it and returns the focus', async () => {
  render(<Ready />);
  const button = screen.getByRole('button', { name: '购买商城' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(link()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('stays open when clicked after hovering, until a click outside', async () => {
  render(<Ready />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.unhover(screen.getByRole('button'));
  expect(link()).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(link()).not.toBeInTheDocument();
});
