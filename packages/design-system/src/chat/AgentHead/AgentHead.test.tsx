// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { lan, yuan } from '../fixtures.ts';
import * as stories from './AgentHead.stories.tsx';

const { Ready, Loading, Away, OneAgent, Muted, OnItsOwnPage, WorstCaseTraditional } = composeStories(stories);

test('shows the agent and the online status', () => {
  render(<Ready />);
  expect(screen.getByRole('heading', { name: '小岚' })).toBeInTheDocument();
  expect(screen.getByText('在线')).toBeInTheDocument();
});

test.each([
  [Away, '暂时不在，可以先留言'],
  [Loading, '客服'],
  [WorstCaseTraditional, '暫時不在，可以先留言'],
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
  screen.getByRole('button', { name: '小岚' }).focus();
  await userEvent.keyboard('{Enter}');
  const [, here, other] = screen.getAllByRole('button');
  expect(here).toHaveAttribute('aria-current', 'true');
  await userEvent.click(here!);
  expect(onSwitchAgent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '阿远' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSwitchAgent).toHaveBeenCalledWith(yuan.id);
  expect(other).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '小岚' })).toHaveFocus();
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
  await userEvent.click(name);
  await userEvent.keyboard('{Escape}');
  expect(name).toHaveAttribute('aria-expanded', 'false');
  expect(name).toHaveFocus();
  expect(onKeyDown).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'Escape' }));
  await userEvent.click(name);
  await userEvent.click(document.body);
  expect(name).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(name);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(name).toHaveAttribute('aria-expanded', 'false');
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
