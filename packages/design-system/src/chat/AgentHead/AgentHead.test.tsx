// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { lan, yuan } from '../fixtures.ts';
import * as stories from './AgentHead.stories.tsx';

const { Ready, Loading, Away, OneAgent, Muted, OnItsOwnPage, WorstCaseTraditional } = composeStories(stories);
const agent = (name: string | RegExp) => screen.getByRole('menuitemradio', { name });

test('shows the agent and the online status', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '小岚' })).toBeInTheDocument();
  expect(screen.getByText('在线')).toBeInTheDocument();
});

test.each([
  [Away, '暂时离开，可以先留言'],
  [Loading, '客服'],
  [WorstCaseTraditional, '暫時離開，可以先留言'],
])('shows what is known (%#)', (Story, text) => {
  expect(render(<Story />).container).toHaveTextContent(text);
});

test('omits an unknown online status, and offers no menu with a single agent', () => {
  render(<OneAgent />);
  expect(screen.queryByText('在线')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '小岚' })).not.toBeInTheDocument();
});

test('switches to another agent by keyboard, and not to the current one', async () => {
  const onSwitchAgent = fn();
  render(<Ready onSwitchAgent={onSwitchAgent} />);
  const name = screen.getByRole('button', { name: '小岚' });
  act(() => name.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(agent(/小岚/)).toHaveFocus());
  expect(agent(/小岚/)).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(onSwitchAgent).not.toHaveBeenCalled();
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(agent(/小岚/)).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(agent('阿远')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onSwitchAgent).toHaveBeenCalledWith(yuan.id);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(name).toHaveFocus());
});

test('closes the menu by Escape, by a press outside and when the focus leaves, but not the window', async () => {
  const onKeyDown = fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the window around it
    <div onKeyDown={onKeyDown}>
      <Ready />
    </div>,
  );
  const name = screen.getByRole('button', { name: '小岚' });
  const open = async () => {
    await userEvent.click(name);
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
  };
  const isClosed = () => waitFor(() => expect(name).toHaveAttribute('aria-expanded', 'false'));
  await open();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(name).toHaveFocus());
  expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  await open();
  await userEvent.click(document.body);
  await isClosed();
  await open();
  await userEvent.tab();
  await isClosed();
});

test('has buttons to mute, to open a new tab and to close', async () => {
  const onMute = fn();
  const onClose = fn();
  render(<Ready onMute={onMute} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '静音', pressed: false }));
  expect(onMute).toHaveBeenCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: '在新标签页打开' })).toHaveAttribute('target', '_blank');
});

test('can be unmuted', async () => {
  const onMute = fn();
  render(<Muted onMute={onMute} />);
  await userEvent.click(screen.getByRole('button', { name: '静音', pressed: true }));
  expect(onMute).toHaveBeenCalledWith(false);
});

test('opens the notice', async () => {
  const onNotice = fn();
  render(<Ready onNotice={onNotice} agent={lan} />);
  await userEvent.click(screen.getByRole('button', { name: '公告', expanded: false }));
  expect(onNotice).toHaveBeenCalledWith(true);
});

test('has no close button on a page', () => {
  render(<OnItsOwnPage />);
  expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
