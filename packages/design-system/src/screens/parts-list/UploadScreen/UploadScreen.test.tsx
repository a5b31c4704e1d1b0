// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, test } from 'vitest';
import { ready } from '../../../loadable.ts';
import { carrying, folder, listFile, reading, recentLists } from '../fixtures-upload.ts';
import * as stories from './UploadScreen.stories.tsx';

const { Ready, Loading, Failed, Empty, Columns, Opening, Reading, ReadingLarge, Unreadable, UnreadableSeveral } =
  composeStories(stories);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const files = [listFile('a.csv'), listFile('b.xlsx')];
const happen = (event: Event, on: EventTarget = document.body) => act(() => void on.dispatchEvent(event));

test('shows the accepted files, and accepts several', async () => {
  const onFiles = fn();
  const { container } = render(<Ready onFiles={onFiles} />);
  expect(screen.getByText(/BOM xlsx、csv 或批量选购表/)).toBeInTheDocument();
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  expect(input.accept).toMatch(/^\.xlsx,\.csv,/);
  await userEvent.upload(input, files, { applyAccept: false });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  expect(input.value).toBe('');
});

test('accepts files dropped anywhere on the page', () => {
  const onFiles = fn();
  render(<Ready onFiles={onFiles} />);
  const footer = screen.getByText('支持的格式');
  happen(carrying('dragenter', { files }), footer);
  expect(screen.getByText('松开即可读取')).toBeInTheDocument();
  const over = carrying('dragover', { files });
  happen(over, footer);
  expect(over.defaultPrevented).toBe(true);
  happen(carrying('drop', { files }), footer);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  expect(screen.queryByText('松开即可读取')).toBeNull();
});

test('stays highlighted while files are dragged over the page', () => {
  render(<Ready />);
  const [title, other] = [screen.getByRole('heading', { level: 1 }), screen.getByText('支持的格式')];
  happen(carrying('dragenter', { files }), title);
  happen(carrying('dragenter', { files }), other);
  happen(carrying('dragleave', { files }), title);
  expect(screen.getByText('松开即可读取')).toBeInTheDocument();
  happen(carrying('dragleave', { files }), other);
  expect(screen.queryByText('松开即可读取')).toBeNull();
});

test('ignores dragged text and links', () => {
  render(<Ready />);
  happen(carrying('dragenter', { text: '3001' }));
  expect(screen.queryByText('松开即可读取')).toBeNull();
});

test('explains what to do about a folder, and reads the files dropped with it', () => {
  const onFiles = fn();
  render(<Ready onFiles={onFiles} />);
  happen(carrying('drop', folder));
  expect(screen.getByRole('alert')).toHaveTextContent('无法读取文件夹。请打开文件夹，把里面的清单拖过来。');
  expect(onFiles).not.toHaveBeenCalled();
  happen(carrying('drop', { files: [...folder.files, ...files], items: folder.items }));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
});

test.each([
  ['words', { text: '3001 4 20' }, '3001 4 20'],
  [
    'cells of a spreadsheet, which come with a picture of them',
    { text: '3001\t4\t20', files: [listFile('image.png', 'image/png')] },
    '3001\t4\t20',
  ],
])('reads %s pasted onto the page', (_, carried, text) => {
  const [onText, onFiles] = [fn(), fn()];
  render(<Ready onText={onText} onFiles={onFiles} />);
  happen(carrying('paste', carried));
  expect(onText).toHaveBeenCalledExactlyOnceWith(text);
  expect(onFiles).not.toHaveBeenCalled();
});

test('reads files pasted onto the page, which include their names as text', () => {
  const [onText, onFiles] = [fn(), fn()];
  render(<Ready onText={onText} onFiles={onFiles} />);
  happen(carrying('paste', { files, text: 'a.csv' }));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  expect(onText).not.toHaveBeenCalled();
});

test('pasted text stays in the field until it is read', async () => {
  const onText = fn();
  render(<Ready onText={onText} />);
  await userEvent.click(button('粘贴文字'));
  const box = screen.getByRole('textbox', { name: '把清单粘贴在这里' });
  expect(box).toHaveFocus();
  const pasted = carrying('paste', { text: '3001 4 20' });
  happen(pasted, box);
  expect(pasted.defaultPrevented).toBe(false);
  expect(onText).not.toHaveBeenCalled();
  await userEvent.type(box, '3001 4 20');
  await userEvent.keyboard('{Escape}');
  expect(button('粘贴文字')).toHaveFocus();
  await userEvent.click(button('粘贴文字'));
  expect(screen.getByRole('textbox')).toHaveValue('3001 4 20');
  await userEvent.click(button('读取这份清单'));
  expect(onText).toHaveBeenCalledExactlyOnceWith('3001 4 20');
});

test('shows an error for an empty field', async () => {
  const onText = fn();
  render(<Ready onText={onText} pasted="  " />);
  await userEvent.click(button('粘贴文字'));
  await userEvent.click(button('读取这份清单'));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('还没有内容。请复制清单，再粘贴到这里。');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onText).not.toHaveBeenCalled();
});

test('opens a recent list, or removes it', async () => {
  const [onOpenRecent, onForgetRecent] = [fn(), fn()];
  const { rerender } = render(<Ready onOpenRecent={onOpenRecent} onForgetRecent={onForgetRecent} />);
  await userEvent.click(button(/^车站大厅-v3\.xml.*585 行，4,676 颗.*46 行待你决定$/));
  expect(onOpenRecent).toHaveBeenCalledExactlyOnceWith('a');
  await userEvent.click(button('移除 车站大厅-v3.xml'));
  expect(onForgetRecent).toHaveBeenCalledExactlyOnceWith('a');
  rerender(<Ready recent={ready(recentLists.slice(1))} />);
  expect(button('移除 拱桥练习.csv')).toHaveFocus();
  expect(screen.getByRole('link', { name: '已保存的清单' })).toBeInTheDocument();
});

test('works while recent lists are loading, failed or empty', async () => {
  const onRetryRecent = fn();
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('status', { name: '加载中…' })).toBeInTheDocument();
  rerender(<Failed onRetryRecent={onRetryRecent} />);
  await userEvent.click(button('重试'));
  expect(onRetryRecent).toHaveBeenCalledOnce();
  rerender(<Empty />);
  expect(screen.getByText(/^暂无记录。/)).toBeInTheDocument();
  expect(button('选择文件')).toBeInTheDocument();
});

test('changes the settings for reading, one at a time', async () => {
  const onSettings = fn();
  render(<Ready onSettings={onSettings} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '颜色编号' }), 'BrickLink');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '颜色编号' }), '自动判断');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '缺货时' }), '整行不买');
  for (const name of [/新旧编号/, /备用件/, /印刷件/, /看不见的零件/])
    await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(onSettings.mock.calls.map(([change]) => change)).toEqual([
    { system: 'bricklink' },
    { system: 'auto' },
    { shortages: 'skip' },
    { moulds: false },
    { spares: true },
    { prints: true },
    { hidden: 'ask' },
  ]);
});

test('offers a template', async () => {
  const onTemplate = fn();
  render(<Ready onTemplate={onTemplate} />);
  await userEvent.click(button('下载批量选购表模板'));
  expect(onTemplate).toHaveBeenCalledOnce();
});

test('shows the progress with the first rows, and can be cancelled', async () => {
  const onCancel = fn();
  const { rerender } = render(<Opening onCancel={onCancel} />);
  expect(screen.getByRole('status', { name: '正在打开…' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '正在读取 车站大厅-v3.csv' })).toHaveFocus();
  rerender(<Reading onCancel={onCancel} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
  expect(screen.getByText('每秒 248,300 行')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: '文件的前几行' })).getByText('970c27pr0039')).toBeInTheDocument();
  await userEvent.click(button('取消'));
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(<Reading state={{ name: 'start' }} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('announces the progress at each quarter, not at each update', () => {
  const at = (share: number) => (
    <Reading state={{ name: 'reading', files: ['a.csv'], progress: { ...reading, share } }} />
  );
  const { rerender } = render(at(0.51));
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent('已读取 50%');
  rerender(at(0.74));
  expect(said).toHaveTextContent('已读取 50%');
  rerender(at(0.75));
  expect(said).toHaveTextContent('已读取 75%');
});

test('shows which of several files is being read', () => {
  render(<ReadingLarge />);
  expect(screen.getByText('第 2 份，共 2 份')).toBeInTheDocument();
});

test.each([
  ['it reads', ReadingLarge],
  ['it asks about columns', Columns],
])('accepts nothing else while %s, and a dropped file does not replace the page', (_, Story) => {
  const [onFiles, onText] = [fn(), fn()];
  render(<Story onFiles={onFiles} onText={onText} />);
  const over = carrying('dragover', { files });
  happen(over);
  expect(over.defaultPrevented).toBe(true);
  happen(carrying('drop', { files }));
  happen(carrying('paste', { text: '3001 4 20' }));
  expect(onFiles).not.toHaveBeenCalled();
  expect(onText).not.toHaveBeenCalled();
});

test('shows why a file could not be read and what to do, and accepts the next one', async () => {
  const onFiles = fn();
  const { rerender } = render(<Unreadable onFiles={onFiles} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '咖啡馆.xlsx 读取失败文件有密码，无法读取。请在原软件中取消密码后另存一份。',
  );
  happen(carrying('drop', { files }));
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  rerender(<UnreadableSeveral />);
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.split('。')[0]),
  ).toEqual([
    '咖啡馆.xlsx：文件有密码，无法读取',
    '清单.csv：这是一张图片，图中的文字无法读取',
    '旧表.xls：这是旧版 Excel 的 .xls 文件',
  ]);
});
