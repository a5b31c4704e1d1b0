// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cookieJar } from '../../browser/cookies.ts';
import { createCookieJar } from '../../stand-in/test-cookie-jar.ts';
import {
  chatPosition,
  isChatMuted,
  isChatWanted,
  saveChatMuted,
  saveChatPosition,
  saveChatWanted,
} from './chat-preferences.ts';

beforeEach(() => {
  cookieJar.current = createCookieJar();
});

test('plays sounds until the chat is muted, and persists the setting', () => {
  expect(isChatMuted()).toBe(false);
  saveChatMuted(true);
  expect(isChatMuted()).toBe(true);
  saveChatMuted(false);
  expect(isChatMuted()).toBe(false);
});

test('restores the window position', () => {
  expect(chatPosition()).toBeUndefined();
  saveChatPosition({ x: 0.25, y: -12.5 });
  expect(chatPosition()).toEqual({ x: 0.25, y: -12.5 });
});

test.each(['', '12', 'a b', 'Infinity 1', '1  2'])('ignores a position of %j', (value) => {
  cookieJar.current.cookie = `chatPlace=${encodeURIComponent(value)}; path=/`;
  expect(chatPosition()).toBeUndefined();
});

test('continues in the background only for the shopper who opened the chat', () => {
  saveChatWanted('1', true);
  expect(isChatWanted('1')).toBe(true);
  expect(isChatWanted('2')).toBe(false);
});

test('restarts the chat for a week with undelivered messages, and otherwise until the browser is closed', () => {
  const written: string[] = [];
  cookieJar.current = {
    get cookie() {
      return '';
    },
    set cookie(text) {
      written.push(text);
    },
  };
  saveChatWanted('1', true);
  saveChatWanted('1', false);
  expect(written[0]).toContain('max-age=604800');
  expect(written[1]).not.toContain('max-age');
});
