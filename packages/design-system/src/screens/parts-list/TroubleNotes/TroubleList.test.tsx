// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { allMessages } from '../../../messages/all-messages.ts';
import { LANGUAGES } from '../../../messages/languages.ts';
import { everyTrouble } from '../fixtures-upload.ts';
import * as stories from './TroubleList.stories.tsx';
import { shorts, texts } from './troubles.messages.ts';
import { TroubleSentence } from './TroubleSentence.tsx';

const { Ready, SeveralFiles, Many, LongCell } = composeStories(stories);
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('says where it is, what happened and what to do', () => {
  render(<Ready />);
  expect(said()).toEqual([
    '第 88 行第 3 列：数量“一打”不是数字。写成整数，例如 12。',
    '第 1,204 行第 1 列：没有编号是“30O1”的零件。是不是 3001？',
    '第 1,210 行：文件写着共 4,676 颗，读到 4,664 颗。看看有没有少了行或改过数量。',
  ]);
});

test('names the file where there are several', () => {
  render(<SeveralFiles />);
  expect(said()).toEqual([
    '车站大厅.csv 第 12 行第 4 列：引号没有配对，这一行按原样读。看看它的编号和数量对不对。',
    '屋顶.xml 第 3 行第 20 列：“&lol9;”没有展开，按原样读。编号里有它的话，改成真正的字符。',
    '车站大厅.csv：只读了工作表 大厅，没有读 屋顶, 备用件。也要的话，另存成文件一起传。',
  ]);
});

test('shows a few of very many, and more when asked', async () => {
  render(<Many />);
  expect(said()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '再看 50 处' }));
  expect(said()).toHaveLength(55);
  await userEvent.click(screen.getByRole('button', { name: '再看 50 处' }));
  await userEvent.click(screen.getByRole('button', { name: '再看 15 处' }));
  expect(said()).toHaveLength(120);
  expect(screen.queryByRole('button')).toBeNull();
});

test('does without what a reader does not know', () => {
  render(
    <Ready
      troubles={[
        { code: 'unknownPart', values: { text: '30O1' } },
        { code: 'unknownColour', values: { text: '999' } },
        { code: 'longLine' },
      ]}
    />,
  );
  expect(said()).toEqual([
    '没有编号是“30O1”的零件。查一查编号，再改过来。',
    '不认识颜色“999”。选一个颜色，或者换一种颜色编号。',
    '这一行太长，跳过了。看看是不是少了换行。',
  ]);
});

test('cuts a cell that is far too long', () => {
  render(<LongCell />);
  expect(said()[0]).toMatch(/^第 2 行：没有编号是“x{40}…”的零件。/);
});

test.each(LANGUAGES)('has a whole sentence for everything a file may say wrong (%s)', (language) => {
  const sentence = (trouble: (typeof everyTrouble)[number], form: 'whole' | 'short') => {
    const { container, unmount } = render(
      <MessagesProvider language={language} words={allMessages[language]}>
        <TroubleSentence trouble={trouble} form={form} />
      </MessagesProvider>,
    );
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(everyTrouble.map(({ code }) => code).toSorted()).toEqual(Object.keys(texts).toSorted());
  for (const trouble of everyTrouble) {
    for (const value of Object.values(trouble.values ?? {}))
      if (trouble.code !== 'notPart' && value !== 'bricklink')
        expect(sentence(trouble, 'whole')).toContain(typeof value === 'number' ? value.toLocaleString('en') : value);
    expect(sentence(trouble, 'whole')).toMatch(/[。？.?]$/);
    expect(sentence(trouble, 'whole')).not.toMatch(/none|\{|undefined/);
    if (trouble.code in shorts) expect(sentence(trouble, 'short')?.length).toBeLessThanOrEqual(32);
  }
});
