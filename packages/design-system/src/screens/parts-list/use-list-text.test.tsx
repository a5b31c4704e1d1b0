// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { useListText } from './use-list-text.ts';

const text = () =>
  renderHook(() => useListText(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MessagesProvider language="zh-Hans" messages={allMessages['zh-Hans']}>
        {children}
      </MessagesProvider>
    ),
  }).result.current;

test('confirms what was done with a list', () => {
  expect(text().saved('车站大厅')).toBe('已存为“车站大厅”');
  expect(text().removed('车站大厅')).toBe('已删除“车站大厅”');
  expect(text().notSaved).toContain('可以导出为文件');
  expect(text().gone('旧版.csv')).toContain('“旧版.csv”无法读取');
});

test('mentions lines that do not fit a downloaded file, only if there are any', () => {
  expect(text().exported('大厅.csv', 0)).toBe('已下载 大厅.csv');
  expect(text().exported('大厅.csv', 12)).toContain('12 行无法写入这种格式');
});
