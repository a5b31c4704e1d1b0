// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cookieJar } from '../../session/cookies.ts';
import { memoryJar } from '../../stand-in/test-cookie-jar.ts';
import { chatPlace, isChatMuted, isChatWanted, keepChatMuted, keepChatPlace, keepChatWanted } from './chat-memory.ts';

beforeEach(() => {
  cookieJar.current = memoryJar();
});

test('the chat sounds until it is muted, and stays as it was left', () => {
  expect(isChatMuted()).toBe(false);
  keepChatMuted(true);
  expect(isChatMuted()).toBe(true);
  keepChatMuted(false);
  expect(isChatMuted()).toBe(false);
});

test('the window comes back where it was put', () => {
  expect(chatPlace()).toBeUndefined();
  keepChatPlace({ x: 0.25, y: -12.5 });
  expect(chatPlace()).toEqual({ x: 0.25, y: -12.5 });
});

test.each(['', '12', 'a b', 'Infinity 1', '1  2'])('a place of %j is none', (value) => {
  cookieJar.current.cookie = `chatPlace=${encodeURIComponent(value)}; path=/`;
  expect(chatPlace()).toBeUndefined();
});

test('the chat goes on in the background for the shopper who wanted it, and for no other', () => {
  keepChatWanted('1', true);
  expect(isChatWanted('1')).toBe(true);
  expect(isChatWanted('2')).toBe(false);
});

test('something undelivered brings the chat back for a week, an opened one while the browser runs', () => {
  const written: string[] = [];
  cookieJar.current = {
    get cookie() {
      return '';
    },
    set cookie(text) {
      written.push(text);
    },
  };
  keepChatWanted('1', true);
  keepChatWanted('1', false);
  expect(written[0]).toContain('max-age=604800');
  expect(written[1]).not.toContain('max-age');
});
