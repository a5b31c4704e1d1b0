// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { allWords } from '../../messages/all-words.ts';
import { WordsProvider } from '../../messages/WordsProvider.tsx';
import { useListWords } from './use-list-words.ts';

const words = () =>
  renderHook(() => useListWords(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <WordsProvider language="zh-Hans" words={allWords['zh-Hans']}>
        {children}
      </WordsProvider>
    ),
  }).result.current;

test('says what was done with a list', () => {
  expect(words().saved('车站大厅')).toBe('已存为“车站大厅”');
  expect(words().removed('车站大厅')).toBe('已删除“车站大厅”');
  expect(words().gone('旧版.csv')).toContain('“旧版.csv”读不到了');
});

test('says of a downloaded file how many lines do not fit it, and nothing where all do', () => {
  expect(words().exported('大厅.csv', 0)).toBe('已下载 大厅.csv');
  expect(words().exported('大厅.csv', 12)).toContain('12 行写不进这种格式');
});
