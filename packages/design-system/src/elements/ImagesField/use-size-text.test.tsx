// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allMessages } from '../../messages/all-messages.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { useSizeText } from './use-size-text.ts';

test.each([
  ['zh-Hans', '53 字节'],
  ['zh-Hant', '53 位元組'],
  ['en', '53 bytes'],
] as const)('names bytes in %s: %s', (language, size) => {
  const { result } = renderHook(useSizeText, {
    wrapper: ({ children }) => (
      <MessagesProvider language={language} messages={allMessages[language]}>
        {children}
      </MessagesProvider>
    ),
  });
  expect(result.current(53)).toBe(size);
  expect(result.current(5 * 1024 * 1024)).toBe('5 MB');
});
