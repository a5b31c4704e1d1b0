import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatRoom } from '../ChatRoom/ChatRoom.tsx';
import roomMeta from '../ChatRoom/ChatRoom.stories.tsx';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';

/** A minimal room: a header to drag, a text box. */
function Room({ name, close, write }: { name: string; close: string; write: string }) {
  return (
    <section style={{ display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
      <header
        data-drag-handle
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          padding: '0.2rem 0.16rem',
          borderBottom: '1px solid var(--line)',
        }}
      >
        <b>{name}</b>
        <button type="button">{close}</button>
      </header>
      <div />
      <textarea data-first-focus aria-label={write} style={{ margin: '0.16rem' }} />
    </section>
  );
}

/** A page with the window; as in the app, the reported position is passed back. */
function PageWithWindow({ position, onMove, onClose, ...props }: ChatWindowProps) {
  const [current, setCurrent] = useState(position);
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1} style={{ minHeight: '9rem', padding: '0.24rem' }}>
      <button type="button" onClick={() => setOpen(true)}>
        客服
      </button>
      {isOpen ? (
        <ChatWindow
          {...props}
          position={current}
          onMove={(next) => {
            setCurrent(next);
            onMove(next);
          }}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      ) : null}
    </main>
  );
}

const meta = {
  component: ChatWindow,
  render: (args) => <PageWithWindow {...args} />,
  args: {
    label: '和小岚的对话',
    onMove: fn(),
    onClose: fn(),
    children: <Room name="小岚" close="关闭" write="消息" />,
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The window takes the focus a moment after it opens. */
const focused = (canvas: HTMLElement) =>
  waitFor(() => expect(within(canvas).getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));

export const Ready: Story = {};
export const WithRoom: Story = { args: { children: <ChatRoom {...roomMeta.args} draft="地址在杭州，周日前到就行" /> } };
export const WithEmoji: Story = {
  ...WithRoom,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const emoji = page.getByRole('button', { name: /^(表情|Emoji)$/ });
    await userEvent.click(emoji);
    await waitFor(() => expect(page.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(emoji).toHaveFocus());
    await expect(page.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('grid')).toBeInTheDocument();
  },
};
export const WithStoredPosition: Story = { args: { position: { x: 0.1, y: 0.4 } } };
export const MovedByKeys: Story = {
  args: { position: { x: 1, y: 1 } },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).queryByRole('button', { name: '移动窗口' });
    // A sheet cannot be moved.
    if (!handle) return;
    await focused(canvasElement);
    handle.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 0, y: 0 });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => {
      const { left, right } = within(canvasElement).getByRole('dialog').getBoundingClientRect();
      return expect(Math.abs(left - Math.min(72, innerWidth - (right - left) - 8))).toBeLessThanOrEqual(1);
    });
  },
};
export const MovedByCorner: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const handle = page.queryByRole('button', { name: '移动窗口' });
    if (!handle) return;
    await userEvent.click(handle);
    await userEvent.click(await page.findByRole('button', { name: '左上角' }));
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 0, y: 0 });
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await focused(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Conversation with Alexandria',
    children: <Room name="Alexandria from the parts team" close="Close" write="Message" />,
  },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).queryByRole('button', { name: 'Move window' });
    if (handle) await userEvent.click(handle);
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '和小嵐的對話', children: <Room name="小嵐" close="關閉" write="訊息" /> },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).queryByRole('button', { name: '移動視窗' });
    if (handle) await userEvent.click(handle);
  },
  globals: { language: 'zh-Hant' },
};
