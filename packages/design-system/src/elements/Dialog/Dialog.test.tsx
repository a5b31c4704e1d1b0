// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';
import * as stories from './Dialog.stories.tsx';

const { Ready, WithField, Bare } = composeStories(stories);
const button = (name: string) => screen.getByRole('button', { name });
const backdrop = () => document.querySelector('.backdrop')!;

test('is a modal dialog with the title as its name, and focuses the main button', async () => {
  render(<Ready />);
  await waitFor(() => expect(button('存为清单')).toHaveFocus());
  expect(screen.getByRole('dialog', { name: '存为清单' })).toHaveTextContent('会保存 578 种');
});

test('focuses the first field, and submits by Enter', async () => {
  const onSubmit = fn();
  render(<WithField onSubmit={onSubmit} />);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('confines Tab', async () => {
  render(
    <>
      <button type="button">outside</button>
      <Ready />
    </>,
  );
  await waitFor(() => expect(button('存为清单')).toHaveFocus());
  await userEvent.tab();
  expect(button('取消')).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(button('存为清单')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'outside' })).toBeNull();
});

test('stays open on Escape until it is no longer rendered, and a press outside does nothing', async () => {
  const onLeave = fn();
  render(<Ready onLeave={onLeave} />);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(2);
  await userEvent.click(backdrop());
  expect(onLeave).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a bare dialog is left by a press outside', async () => {
  const onLeave = fn();
  render(<Bare onLeave={onLeave} />);
  await userEvent.click(await screen.findByRole('button', { name: '只有内容' }));
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.click(backdrop());
  expect(onLeave).toHaveBeenCalledOnce();
});

test('does not pass on Escape, so that a window around it stays open', () => {
  const onKeyDown = fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents the window around it
    <div onKeyDown={onKeyDown}>
      <Ready />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onKeyDown).not.toHaveBeenCalled();
});

test('returns the focus when it is removed', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        {isOpen ? (
          <Dialog title="dialog" onLeave={() => setOpen(false)} footer={<button type="button">close</button>}>
            text
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(button('open'));
  await waitFor(() => expect(button('close')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button('open')).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus stays in the dialog when the focused button is replaced', async () => {
  const { rerender } = render(<Ready />);
  await waitFor(() => expect(button('存为清单')).toHaveFocus());
  rerender(<Ready footer={<a href="#cart">去购物车</a>} />);
  await waitFor(() => expect(screen.getByRole('link', { name: '去购物车' })).toHaveFocus());
});

test('the focus is in the dialog also while its main button waits, or all do', async () => {
  const footer = (isReady: boolean, cancels: boolean) => (
    <>
      <button type="button" disabled={!isReady}>
        save
      </button>
      {cancels ? <button type="button">cancel</button> : null}
    </>
  );
  const page = (isReady: boolean, cancels: boolean) => (
    <>
      <button type="button">outside</button>
      <Ready footer={footer(isReady, cancels)} />
    </>
  );
  const { unmount } = render(page(false, true));
  await waitFor(() => expect(button('cancel')).toHaveFocus());
  unmount();
  render(<button type="button">before</button>);
  button('before').focus();
  const { rerender } = render(page(false, false));
  await screen.findByRole('dialog');
  rerender(page(true, false));
  await waitFor(() => expect(button('save')).toHaveFocus());
});
