// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { useListText } from './use-list-text.ts';

const words = () =>
  renderHook(() => useListText(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider language="zh-Hans" words={allMessages['zh-Hans']}>
        {children}
      </MessagesProvider>
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
