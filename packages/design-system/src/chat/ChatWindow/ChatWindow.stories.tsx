import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChatRoom } from '../ChatRoom/ChatRoom.tsx';
import roomMeta from '../ChatRoom/ChatRoom.stories.tsx';
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx';

/** A room as simple as can be: a head to drag, a text box. */
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

/** The page below, and the window as the app keeps it: what it reports comes back as its place. */
function Kept({ place, onPlace, onClose, ...props }: ChatWindowProps) {
  const [kept, setKept] = useState(place);
  const [isOpen, setOpen] = useState(true);
  return (
    <main tabIndex={-1} style={{ minHeight: '9rem', padding: '0.24rem' }}>
      <button type="button" onClick={() => setOpen(true)}>
        客服
      </button>
      {isOpen ? (
        <ChatWindow
          {...props}
          {...(kept ? { place: kept } : {})}
          onPlace={(next) => {
            setKept(next);
            onPlace(next);
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
  render: (args) => <Kept {...args} />,
  args: {
    label: '和小岚的对话',
    onPlace: fn(),
    onClose: fn(),
    children: <Room name="小岚" close="关闭" write="消息" />,
  },
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes in a moment after the window is there. */
const entered = (canvas: HTMLElement) =>
  waitFor(() => expect(within(canvas).getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));

export const Ready: Story = {};
export const WithRoom: Story = { args: { children: <ChatRoom {...roomMeta.args} draft="地址在杭州，周日前到就行" /> } };
export const WithEmoji: Story = {
  ...WithRoom,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: /^(表情|Emoji)$/ }));
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('grid')).toBeInTheDocument();
  },
};
export const PutBefore: Story = { args: { place: { x: 0.1, y: 0.4 } } };
export const MovedByKeys: Story = {
  args: { place: { x: 1, y: 1 } },
  play: async ({ canvasElement, args }) => {
    const grip = within(canvasElement).queryByRole('button', { name: '移动窗口' });
    // A sheet has nothing to move.
    if (!grip) return;
    await entered(canvasElement);
    grip.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onPlace).toHaveBeenLastCalledWith({ x: 0, y: 0 });
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
    const grip = page.queryByRole('button', { name: '移动窗口' });
    if (!grip) return;
    await userEvent.click(grip);
    await userEvent.click(page.getByRole('button', { name: '左上角' }));
    await expect(args.onPlace).toHaveBeenLastCalledWith({ x: 0, y: 0 });
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await entered(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const WorstCaseEnglish: Story = {
  args: {
    label: 'Conversation with Alexandria',
    children: <Room name="Alexandria from the parts desk" close="Close" write="Message" />,
  },
  play: async ({ canvasElement }) => {
    const grip = within(canvasElement).queryByRole('button', { name: 'Move the window' });
    if (grip) await userEvent.click(grip);
  },
  globals: { language: 'en' },
};
export const WorstCaseTraditional: Story = {
  args: { label: '和小嵐的對話', children: <Room name="小嵐" close="關閉" write="訊息" /> },
  play: async ({ canvasElement }) => {
    const grip = within(canvasElement).queryByRole('button', { name: '移動視窗' });
    if (grip) await userEvent.click(grip);
  },
  globals: { language: 'zh-Hant' },
};
