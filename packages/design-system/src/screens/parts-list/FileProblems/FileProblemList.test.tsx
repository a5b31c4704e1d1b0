// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../../../messages/MessagesProvider.tsx';
import { allMessages } from '../../../messages/all-messages.ts';
import { LANGUAGES } from '@shop/contracts/language';
import { everyFileProblem } from '../fixtures-upload.ts';
import * as stories from './FileProblemList.stories.tsx';
import { shorts, texts } from './file-problems.messages.ts';
import { useProblemText } from './use-problem-text.ts';

const { Ready, SeveralFiles, Many, LongCell } = composeStories(stories);
const said = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('shows place, problem and solution', () => {
  render(<Ready />);
  expect(said()).toEqual([
    '第 88 行第 3 列：数量“一打”不是数字。请填写整数，例如 12。',
    '第 1,204 行第 1 列：没有编号为“30O1”的零件。是否为 3001？',
    '第 1,210 行：文件注明共 4,676 颗，实际读到 4,664 颗。请检查是否缺行或修改过数量。',
  ]);
});

test('names the file if there are several', () => {
  render(<SeveralFiles />);
  expect(said()).toEqual([
    '车站大厅.csv 第 12 行第 4 列：引号没有配对，这一行按原样读取。请核对编号和数量。',
    '屋顶.xml 第 3 行第 20 列：“&lol9;”没有展开，按原样读取。如果编号里有它，请改成真正的字符。',
    '车站大厅.csv：只读取了工作表 大厅，没有读取 屋顶, 备用件。如果也需要，请另存成文件一起上传。',
  ]);
});

test('shows a few of many problems, and more on request', async () => {
  render(<Many />);
  expect(said()).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: '查看另外 50 处' }));
  expect(said()).toHaveLength(55);
  await userEvent.click(screen.getByRole('button', { name: '查看另外 50 处' }));
  await userEvent.click(screen.getByRole('button', { name: '查看另外 15 处' }));
  expect(said()).toHaveLength(120);
  expect(screen.queryByRole('button')).toBeNull();
});

test('handles missing values', () => {
  render(
    <Ready
      problems={[
        { code: 'unknownPart', values: { text: '30O1' } },
        { code: 'unknownColour', values: { text: '999' } },
        { code: 'longLine' },
      ]}
    />,
  );
  expect(said()).toEqual([
    '没有编号为“30O1”的零件。请核对并修改编号。',
    '找不到颜色“999”。请选择颜色，或换一种颜色编号。',
    '这一行太长，已跳过。请检查是否缺少换行。',
  ]);
});

test('truncates a very long cell', () => {
  render(<LongCell />);
  expect(said()[0]).toMatch(/^第 2 行：没有编号为“x{40}…”的零件。/);
});

test.each(LANGUAGES)('has a complete sentence for every problem (%s)', (language) => {
  const { result } = renderHook(useProblemText, {
    wrapper: ({ children }) => (
      <MessagesProvider language={language} messages={allMessages[language]}>
        {children}
      </MessagesProvider>
    ),
  });
  const { whole, short } = result.current;
  expect(everyFileProblem.map(({ code }) => code).toSorted()).toEqual(Object.keys(texts).toSorted());
  for (const problem of everyFileProblem) {
    for (const value of Object.values(problem.values ?? {}))
      if (problem.code !== 'notPart' && value !== 'bricklink')
        expect(whole(problem)).toContain(typeof value === 'number' ? value.toLocaleString('en') : value);
    expect(whole(problem)).toMatch(/[。？.?]$/);
    expect(whole(problem)).not.toMatch(/none|\{|undefined/);
    if (problem.code in shorts) expect(short(problem).length).toBeLessThanOrEqual(32);
  }
});
