// @vitest-environment jsdom
import { composeStories, composeStory } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { EmojiGrid } from './EmojiGrid.tsx';
import * as stories from './EmojiPanel.stories.tsx';

const opened = () =>
  waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));

const { Ready, WorstCaseEnglish } = composeStories(stories);

afterEach(() => void vi.unstubAllGlobals());

async function open() {
  const onChoose = fn();
  render(
    <>
      <Ready onChoose={onChoose} />
      <button type="button">发送图片</button>
    </>,
  );
  const button = screen.getByRole('button', { name: '表情' });
  await userEvent.click(button);
  await opened();
  return { onChoose, button };
}
const grid = () => screen.queryByRole('grid', { name: '表情' });

test('takes the focus of a popup that gets it after the grid was rendered', async () => {
  const Popup = composeStory(
    {
      render: () => (
        <div tabIndex={-1} data-testid="popup">
          <EmojiGrid label="表情" active="em-tlj-1" onMove={fn()} onChoose={fn()} hint="" />
        </div>
      ),
    },
    stories.default,
  );
  render(<Popup />);
  screen.getByTestId('popup').focus();
  await waitFor(() => expect(screen.getByRole('button', { name: '微笑' })).toHaveFocus());
});

test('opens with the first emoji focused and one tab stop', async () => {
  const { button } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: '微笑' })).toHaveFocus();
  expect(
    screen
      .getAllByRole('gridcell')
      .map((cell) => cell.firstElementChild!.getAttribute('tabindex'))
      .filter((stop) => stop === '0'),
  ).toHaveLength(1);
});

test('stays open, so that several can be chosen by mouse', async () => {
  const { onChoose } = await open();
  await userEvent.click(screen.getByRole('button', { name: '赞' }));
  await userEvent.click(screen.getByRole('button', { name: '爱心' }));
  expect(onChoose.mock.calls).toEqual([['em-tlj-42'], ['em-tlj-48']]);
  expect(grid()).toBeInTheDocument();
});

test('moves by arrow keys and chooses by Enter and Space', async () => {
  const { onChoose } = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowRight} {PageDown}{Enter}{Control>}{End}{/Control}{Enter}');
  expect(onChoose.mock.calls).toEqual([['em-tlj-10'], ['em-tlj-42'], ['em-tlj-58']]);
});

test('opens again at the last active emoji', async () => {
  const { button } = await open();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await userEvent.click(button);
  await opened();
  expect(screen.getByRole('button', { name: '飞吻' })).toHaveFocus();
});

test('closes by Escape without passing the key on, and returns the focus', async () => {
  const { button } = await open();
  const onKeyDown = fn();
  document.addEventListener('keydown', onKeyDown);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(grid()).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('closes on a press outside', async () => {
  await open();
  await userEvent.click(document.body);
  expect(grid()).not.toBeInTheDocument();
});

test('closes when Tab leaves it', async () => {
  await open();
  await userEvent.tab();
  await waitFor(() => expect(grid()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '发送图片' })).toHaveFocus();
});

test('shows the name of the emoji under the pointer', async () => {
  await open();
  await userEvent.hover(screen.getByRole('button', { name: '积木' }));
  expect(screen.getByText('积木')).toBeInTheDocument();
});

test('is translated into English', async () => {
  render(<WorstCaseEnglish />);
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }));
  expect(await screen.findByRole('button', { name: 'thumbs up' })).toBeInTheDocument();
});

test('has six in a row under a finger, where they are larger, and the arrow keys follow', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { onChoose } = await open();
  expect(screen.getAllByRole('row')).toHaveLength(Math.ceil(58 / 6));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('em-tlj-7');
});
