// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './Composer.stories.tsx';
import type { ComposerProps } from './Composer.tsx';

const {
  Ready,
  Empty,
  OnTouchScreen,
  AboutAPart,
  AboutASoldOutColour,
  CannotSend,
  WouldChange,
  WouldBeEmpty,
  WrongFiles,
  WorstCaseEnglish,
} = composeStories(stories);

const box = () => screen.getByRole('textbox', { name: '消息' });
const sendButton = () => screen.getByRole('button', { name: '发送' });
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });

afterEach(() => void vi.unstubAllGlobals());

function setUp(Story: typeof Ready = Empty, props: Partial<ComposerProps> = {}) {
  const onSend = fn();
  const onDraft = fn();
  const onImage = fn(async () => 'sent' as const);
  const onEnd = fn();
  render(<Story onSend={onSend} onDraft={onDraft} onImage={onImage} onEnd={onEnd} {...props} />);
  return { onSend, onDraft, onImage, onEnd };
}

test('sends the trimmed draft by Enter, clears the text box and keeps the focus', async () => {
  const { onSend, onDraft } = setUp();
  await userEvent.type(box(), '  还有货吗 {Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('还有货吗');
  expect(onDraft).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('sends by the button and returns the focus to the text box', async () => {
  const { onSend } = setUp(Ready);
  await userEvent.click(sendButton());
  expect(onSend).toHaveBeenCalledExactlyOnceWith('地址在杭州，周日前到就行');
  expect(box()).toHaveFocus();
  expect(sendButton()).toBeDisabled();
});

test('inserts a line break by Shift+Enter', async () => {
  const { onSend } = setUp();
  await userEvent.type(box(), '一{Shift>}{Enter}{/Shift}二');
  expect(box()).toHaveValue('一\n二');
  expect(onSend).not.toHaveBeenCalled();
});

test('mentions the Enter key while the shopper has a mouse, not on a touch screen', () => {
  const media = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => media);
  render(<OnTouchScreen />);
  expect(box()).toHaveAttribute('placeholder', '输入消息');
  act(() => {
    media.matches = false;
    media.dispatchEvent(new Event('change'));
  });
  expect(box()).toHaveAttribute('placeholder', '输入消息，按 Enter 发送');
});

test('writes the part, its colour and its stock into the message, before what is there, once', async () => {
  const { onSend } = setUp(AboutAPart, { draft: '有货吗' });
  for (let press = 0; press < 2; press += 1) await userEvent.click(screen.getByRole('button', { name: '加入消息' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(box()).toHaveValue('基础砖 2×4，大红，库存 1,204：有货吗');
  expect(box()).toHaveFocus();
});

test('says that a colour is sold out', () => {
  render(<AboutASoldOutColour />);
  expect(screen.getByText('基础砖 2×4，大红，缺货')).toBeVisible();
});

test.each(['', '   ', '\n \t'])('cannot send %j', async (draft) => {
  const { onSend } = setUp(Empty, { draft });
  expect(sendButton()).toBeDisabled();
  await userEvent.type(box(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
});

test('ignores Enter while an input method composes', () => {
  const { onSend } = setUp(Ready);
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledOnce();
});

test('lets the shopper write while nothing can be sent', async () => {
  const { onSend, onDraft } = setUp(CannotSend);
  await userEvent.type(box(), '。{Enter}');
  expect(onDraft).toHaveBeenLastCalledWith('登录已过期，这句还在。');
  expect(onSend).not.toHaveBeenCalled();
  expect(sendButton()).toBeDisabled();
});

test('inserts emoji at the caret', async () => {
  const { onDraft } = setUp(Ready, { draft: '前后' });
  const area = box() as HTMLTextAreaElement;
  area.setSelectionRange(1, 1);
  await userEvent.click(screen.getByRole('button', { name: '表情' }));
  await userEvent.click(await screen.findByRole('button', { name: '赞' }));
  await userEvent.click(screen.getByRole('button', { name: '爱心' }));
  expect(onDraft).toHaveBeenLastCalledWith('前[em-tlj-42][em-tlj-48]后');
});

test('warns before sending that the server would change the text, and shows the result', () => {
  setUp(WouldChange);
  expect(screen.getByText('发送时会变成：').parentElement).toHaveTextContent('发送时会变成：我');
  expect(sendButton()).toBeEnabled();
});

test('does not send a text of which nothing would be stored, until it is rewritten', async () => {
  const { onSend } = setUp(WouldBeEmpty);
  expect(screen.getByText('这些文字无法发送，请修改')).toBeInTheDocument();
  await userEvent.type(box(), '{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '全部保留' }));
  expect(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('＜3');
});

test('does not warn if the text is stored as typed', () => {
  setUp(Ready);
  expect(screen.queryByRole('button', { name: '全部保留' })).not.toBeInTheDocument();
});

test('sends chosen images one after the other', async () => {
  const finish: (() => void)[] = [];
  const names: string[] = [];
  setUp(Empty, {
    onImage: (image) => {
      names.push(image.name);
      return new Promise((resolve) => finish.push(() => resolve('sent')));
    },
  });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, [
    picture('1.png'),
    picture('2.png'),
  ]);
  expect(names).toEqual(['1.png']);
  finish[0]!();
  await waitFor(() => expect(names).toEqual(['1.png', '2.png']));
});

test('lists the refused files with reasons until dismissed, and keeps the draft', async () => {
  setUp(WrongFiles, { onImage: async (image) => (image.name.endsWith('.txt') ? 'wrongKind' : 'tooLarge') });
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, [
    picture('清单.txt'),
    picture('全景.png'),
  ]);
  expect(screen.getByRole('alert')).toHaveTextContent('清单.txt 上传图片只能是 JPG、PNG 格式!');
  expect(screen.getByRole('alert')).toHaveTextContent('全景.png 图片超过 5 MB');
  expect(box()).toHaveValue('这张是旧墙');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

function paste(files: File[], text: string) {
  const event = createEvent.paste(box());
  Object.assign(event, { clipboardData: { files, getData: () => text } });
  fireEvent(box(), event);
  return event;
}

test('sends a pasted image', async () => {
  const { onImage } = setUp();
  await act(async () => expect(paste([picture('旧墙.png')], '').defaultPrevented).toBe(true));
  expect(onImage).toHaveBeenCalledOnce();
});

test('pastes the text if an image is pasted with text', () => {
  const { onImage } = setUp();
  expect(paste([picture('表格.png')], '3001\t4').defaultPrevented).toBe(false);
  expect(onImage).not.toHaveBeenCalled();
});

function drag(type: 'dragOver' | 'drop', target: Element, files: File[]) {
  const event = createEvent[type](target);
  Object.assign(event, { dataTransfer: { files, types: ['Files'] } });
  fireEvent(target, event);
  return event;
}

test('accepts images dropped anywhere on its page, and highlights the target', async () => {
  const onImage = fn(async () => 'sent' as const);
  render(
    <main>
      <p>对话</p>
      <Empty onImage={onImage} />
    </main>,
  );
  const conversation = screen.getByText('对话');
  expect(drag('dragOver', conversation, []).defaultPrevented).toBe(true);
  expect(await screen.findByText('松开即可发送图片')).toBeInTheDocument();
  expect(drag('drop', conversation, [picture('旧墙.png')]).defaultPrevented).toBe(true);
  await waitFor(() => expect(onImage).toHaveBeenCalledOnce());
  expect(screen.queryByText('松开即可发送图片')).not.toBeInTheDocument();
});

test('does not highlight a target for dragged text', () => {
  setUp();
  const event = createEvent.dragOver(box());
  Object.assign(event, { dataTransfer: { files: [], types: ['text/plain'] } });
  fireEvent(box(), event);
  expect(event.defaultPrevented).toBe(false);
});

test('asks for confirmation before it ends the conversation', async () => {
  const { onEnd } = setUp();
  await userEvent.click(screen.getByRole('button', { name: '结束聊天' }));
  expect(screen.getByRole('group', { name: '结束这次对话？' })).toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '结束' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onEnd).toHaveBeenCalledOnce();
  expect(box()).toHaveFocus();
});

test.each(['by the button', 'by Escape'])('continues the conversation %s', async (cancelledBy) => {
  const { onEnd } = setUp();
  await userEvent.click(screen.getByRole('button', { name: '结束聊天' }));
  if (cancelledBy === 'by Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: '继续对话' }));
  expect(screen.getByRole('button', { name: '结束聊天' })).toHaveFocus();
  expect(onEnd).not.toHaveBeenCalled();
});

test('is translated into English', () => {
  render(<WorstCaseEnglish />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep original text' })).toBeInTheDocument();
});
